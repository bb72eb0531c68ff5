module {
  func.func @heat(%arg0: memref<18x18x18xf32, strided<[?, ?, ?], offset: ?>>) -> memref<18x18x18xf32> {
    %c16 = arith.constant 16 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c100 = arith.constant 100 : index
    %cst = arith.constant 1.250000e-01 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<18x18x18xf32>
    memref.copy %arg0, %alloc : memref<18x18x18xf32, strided<[?, ?, ?], offset: ?>> to memref<18x18x18xf32>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<18x18x18xf32>
    memref.copy %arg0, %alloc_0 : memref<18x18x18xf32, strided<[?, ?, ?], offset: ?>> to memref<18x18x18xf32>
    cf.br ^bb1(%c0, %alloc, %alloc_0 : index, memref<18x18x18xf32>, memref<18x18x18xf32>)
  ^bb1(%0: index, %1: memref<18x18x18xf32>, %2: memref<18x18x18xf32>):  // 2 preds: ^bb0, ^bb9
    %3 = arith.cmpi slt, %0, %c100 : index
    cf.cond_br %3, ^bb2, ^bb10
  ^bb2:  // pred: ^bb1
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<16x16x16xf32>
    %subview = memref.subview %1[0, 1, 1] [16, 16, 16] [1, 1, 1] : memref<18x18x18xf32> to memref<16x16x16xf32, strided<[324, 18, 1], offset: 19>>
    %subview_2 = memref.subview %1[1, 2, 1] [16, 16, 16] [1, 1, 1] : memref<18x18x18xf32> to memref<16x16x16xf32, strided<[324, 18, 1], offset: 361>>
    %subview_3 = memref.subview %2[1, 1, 0] [16, 16, 16] [1, 1, 1] : memref<18x18x18xf32> to memref<16x16x16xf32, strided<[324, 18, 1], offset: 342>>
    cf.br ^bb3(%c0 : index)
  ^bb3(%4: index):  // 2 preds: ^bb2, ^bb8
    %5 = arith.cmpi slt, %4, %c16 : index
    cf.cond_br %5, ^bb4(%c0 : index), ^bb9
  ^bb4(%6: index):  // 2 preds: ^bb3, ^bb7
    %7 = arith.cmpi slt, %6, %c16 : index
    cf.cond_br %7, ^bb5(%c0 : index), ^bb8
  ^bb5(%8: index):  // 2 preds: ^bb4, ^bb6
    %9 = arith.cmpi slt, %8, %c16 : index
    cf.cond_br %9, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %10 = memref.load %subview[%4, %6, %8] : memref<16x16x16xf32, strided<[324, 18, 1], offset: 19>>
    %11 = memref.load %subview_2[%4, %6, %8] : memref<16x16x16xf32, strided<[324, 18, 1], offset: 361>>
    %12 = memref.load %subview_3[%4, %6, %8] : memref<16x16x16xf32, strided<[324, 18, 1], offset: 342>>
    %13 = arith.addf %10, %11 : f32
    %14 = arith.subf %13, %12 : f32
    %15 = math.fma %14, %cst, %10 : f32
    memref.store %15, %alloc_1[%4, %6, %8] : memref<16x16x16xf32>
    %16 = arith.addi %8, %c1 : index
    cf.br ^bb5(%16 : index)
  ^bb7:  // pred: ^bb5
    %17 = arith.addi %6, %c1 : index
    cf.br ^bb4(%17 : index)
  ^bb8:  // pred: ^bb4
    %18 = arith.addi %4, %c1 : index
    cf.br ^bb3(%18 : index)
  ^bb9:  // pred: ^bb3
    %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<18x18x18xf32>
    memref.copy %1, %alloc_4 : memref<18x18x18xf32> to memref<18x18x18xf32>
    %subview_5 = memref.subview %alloc_4[1, 1, 1] [16, 16, 16] [1, 1, 1] : memref<18x18x18xf32> to memref<16x16x16xf32, strided<[324, 18, 1], offset: 343>>
    memref.copy %alloc_1, %subview_5 : memref<16x16x16xf32> to memref<16x16x16xf32, strided<[324, 18, 1], offset: 343>>
    %alloc_6 = memref.alloc() {alignment = 64 : i64} : memref<18x18x18xf32>
    memref.copy %1, %alloc_6 : memref<18x18x18xf32> to memref<18x18x18xf32>
    %19 = arith.addi %0, %c1 : index
    cf.br ^bb1(%19, %alloc_4, %alloc_6 : index, memref<18x18x18xf32>, memref<18x18x18xf32>)
  ^bb10:  // pred: ^bb1
    return %1 : memref<18x18x18xf32>
  }
}

