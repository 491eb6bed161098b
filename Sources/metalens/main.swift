print("metalens")
