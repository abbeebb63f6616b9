# YAM menteur, sur la page.
menteur-option-reroll_counts-title = Combien de dés sont relancés
menteur-option-reroll_counts-hidden = caché
menteur-option-reroll_counts-shown = visible
menteur-option-truth-title = Annoncer moins que ses dés
menteur-option-truth-at_least = c’est vrai
menteur-option-truth-exact = c’est un bluff
menteur-option-chance-title = La chance s’annonce
menteur-option-chance-any_time = à tout moment
menteur-option-chance-last = en dernier
