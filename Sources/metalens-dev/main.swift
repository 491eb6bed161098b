print("metalens-dev")
