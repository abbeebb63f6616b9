# YAMI, on the page.
yami-option-values-title = Flush and straight
yami-option-values-list = 30 and 35
yami-option-values-board = 35 and 30
