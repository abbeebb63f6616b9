"""Side-by-side measurements. Ratios count; single timings don't."""
