"""What several games share and no game owns: the throwing turn, who starts, moves as short text."""
