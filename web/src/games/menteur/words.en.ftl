# YAM menteur, on the page.
menteur-option-reroll_counts-title = How many dice are thrown again
menteur-option-reroll_counts-hidden = hidden
menteur-option-reroll_counts-shown = shown
menteur-option-truth-title = To announce less than the dice
menteur-option-truth-at_least = is true
menteur-option-truth-exact = is a bluff
menteur-option-chance-title = Chance is announced
menteur-option-chance-any_time = at any time
menteur-option-chance-last = last
