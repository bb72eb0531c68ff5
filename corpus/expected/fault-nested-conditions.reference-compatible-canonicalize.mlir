module {
  func.func @f(%arg0: i1, %arg1: i8, %arg2: i8, %arg3: memref<i8>) {
    %0 = arith.muli %arg1, %arg2 overflow<nsw> : i8
    %1 = arith.cmpi slt, %0, %arg1 : i8
    %2 = arith.andi %arg0, %1 : i1
    scf.if %2 {
      memref.store %arg1, %arg3[] : memref<i8>
    }
    return
  }
}

