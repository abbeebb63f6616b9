# YAM color, on the page.
color-option-tie-title = A tie at the end
color-option-tie-shared = victory is shared
color-option-tie-playoff = one more card
color-option-stakes-title = Stake cards that were won
color-option-blind-title = Blind
color-option-round_seconds-title = Length of a round, in seconds
color-option-last_call_seconds-title = After the first announcement, in seconds
