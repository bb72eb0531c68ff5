module {
  func.func private @referenced(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func private @onlydead(%arg0: i32) -> i32 {
    %0 = arith.muli %arg0, %arg0 : i32
    return %0 : i32
  }
  func.func @f(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @g() -> ((i32) -> i32) {
    %f = constant @referenced : (i32) -> i32
    return %f : (i32) -> i32
  }
  func.func private @attr(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  "test.op"() {ref = @attr} : () -> ()
  func.func @h(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
}

