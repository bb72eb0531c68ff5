#loc = loc(unknown)
module {
  func.func @f(%arg0: i32 loc(unknown)) -> i32 {
    cf.br ^bb1(%arg0 : i32) loc(#loc)
  ^bb1(%0: i32 loc(unknown)):  // pred: ^bb0
    return %0 : i32 loc(#loc)
  } loc(#loc)
} loc(#loc)

