func.func @f() {
  return
}

