# YAMI, sur la page.
yami-option-values-title = Couleur et quinte
yami-option-values-list = 30 et 35
yami-option-values-board = 35 et 30
