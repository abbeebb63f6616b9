"""Side-by-side measurements. Only ratios count, not single timings."""
