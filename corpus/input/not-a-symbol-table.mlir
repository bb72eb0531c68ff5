func.func @f(%m: index) {
  return
}
