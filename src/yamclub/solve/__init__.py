"""Exact solving in arrays, for any game: numbered throws and keeps, the turn solver, tables on disk.

Needs the ``solve`` extra (numba and NumPy); nothing here is imported until something is solved.
"""
