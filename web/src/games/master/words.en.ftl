# Yam Master, on the page.
master-option-defi-title = A défi that was made goes
master-option-defi-choice = on any square it opens
master-option-defi-forced = on a Défi square
