func.func private @use1(memref<?x?xf32, strided<[?, ?], offset: ?>>)
func.func private @c4(memref<?xf32, strided<[?], offset: ?>>)
func.func private @cz1(memref<?xf32, strided<[?], offset: ?>>)
func.func private @c3(memref<4x5xf32, strided<[12, 1], offset: 7>>)
func.func private @us(memref<2x?x?xf32>)
func.func private @cc2(memref<5x7x?x3xf32, strided<[?, ?, ?, ?], offset: ?>>)
func.func private @cc5(memref<5x?x2x3x?x4xf32, strided<[?, ?, ?, ?, ?, ?], offset: ?>>)
func.func private @ccs(memref<5x2x3xf32, strided<[?, ?, ?], offset: ?>>)
func.func private @e0(memref<1x1xf32>)
func.func private @c2(memref<?xf32>)
func.func private @c1(memref<?x?xf32>)
func.func private @c0(memref<f32>)
func.func private @cd(memref<?x8xf32, strided<[?, ?], offset: ?>>)
func.func private @cz2(memref<1xf32, strided<[?], offset: ?>>)

func.func @sub(%m: memref<?x?xf32>, %a: index, %b: index, %c: index) {
  %s = memref.subview %m[%a, 2] [%b, 4] [%c, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  %t = memref.cast %s : memref<?x4xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  call @use1(%t) : (memref<?x?xf32, strided<[?, ?], offset: ?>>) -> ()
  return
}

func.func @sub2(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %a: index, %b: index, %c: index) {
  %s = memref.subview %m[%a, %b] [%b, %c] [%c, %a] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  call @use1(%s) : (memref<?x?xf32, strided<[?, ?], offset: ?>>) -> ()
  return
}

func.func @reduce(%m: memref<?x?xf32>, %a: index) {
  %n = memref.subview %m[%a, %a] [1, %a] [1, 2] : memref<?x?xf32> to memref<?xf32, strided<[2], offset: ?>>
  %c = memref.cast %n : memref<?xf32, strided<[2], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  call @c4(%c) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
  return
}

func.func @rankred0(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %a: index) -> f32 {
  %n = memref.subview %m[%a, 3] [1, 1] [1, 1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<f32, strided<[], offset: ?>>
  %c = memref.load %n[] : memref<f32, strided<[], offset: ?>>
  return %c : f32
}

func.func @subsub(%m: memref<?xf32>, %a: index) {
  %n = memref.subview %m[%a] [%a] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  %k = memref.subview %n[%a] [%a] [%a] : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  call @cz1(%k) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
  return
}

func.func @allocsub(%a: index, %b: index) {
  %m = memref.alloc(%a, %b) : memref<?x?xf32>
  %k = memref.subview %m[%a, 1] [%a, 1] [%a, 1] : memref<?x?xf32> to memref<?xf32, strided<[?], offset: ?>>
  call @cz1(%k) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
  memref.dealloc %m : memref<?x?xf32>
  return
}

func.func @static(%m: memref<8x12xf32>) {
  %s = memref.subview %m[0, 7] [4, 5] [1, 1] : memref<8x12xf32> to memref<4x5xf32, strided<[12, 1], offset: 7>>
  call @c3(%s) : (memref<4x5xf32, strided<[12, 1], offset: 7>>) -> ()
  return
}

func.func @const(%m: memref<?xf32>, %a: index) {
  %c = arith.constant 3 : index
  %n = memref.subview %m[%c] [%c] [%c] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  call @c4(%n) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
  return
}

func.func @exp1(%m: memref<?x?xf32>, %a: index, %b: index, %c: index) {
  %s = memref.expand_shape %m [[0, 1], [2]] output_shape [2, %b, %c] : memref<?x?xf32> into memref<2x?x?xf32>
  call @us(%s) : (memref<2x?x?xf32>) -> ()
  return
}

func.func @exp3(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %a: index) {
  %s = memref.expand_shape %m [[0, 1, 2], [3, 4, 5]] output_shape [5, %a, 2, 3, %a, 4] : memref<?x?xf32, strided<[?, ?], offset: ?>> into memref<5x?x2x3x?x4xf32, strided<[?, ?, ?, ?, ?, ?], offset: ?>>
  call @cc5(%s) : (memref<5x?x2x3x?x4xf32, strided<[?, ?, ?, ?, ?, ?], offset: ?>>) -> ()
  return
}

func.func @exp4(%m: memref<?xf32, strided<[?], offset: ?>>, %a: index) {
  %s = memref.expand_shape %m [[0, 1, 2, 3]] output_shape [5, 7, %a, 3] : memref<?xf32, strided<[?], offset: ?>> into memref<5x7x?x3xf32, strided<[?, ?, ?, ?], offset: ?>>
  call @cc2(%s) : (memref<5x7x?x3xf32, strided<[?, ?, ?, ?], offset: ?>>) -> ()
  return
}

func.func @exps(%m: memref<30xf32, strided<[?], offset: ?>>, %a: index) {
  %s = memref.expand_shape %m [[0, 1, 2]] output_shape [5, 2, 3] : memref<30xf32, strided<[?], offset: ?>> into memref<5x2x3xf32, strided<[?, ?, ?], offset: ?>>
  call @ccs(%s) : (memref<5x2x3xf32, strided<[?, ?, ?], offset: ?>>) -> ()
  return
}

func.func @exp0(%m: memref<f32>) {
  %s = memref.expand_shape %m [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  call @e0(%s) : (memref<1x1xf32>) -> ()
  return
}

func.func @colall(%m: memref<?x?xf32>) {
  %s = memref.collapse_shape %m [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  call @c2(%s) : (memref<?xf32>) -> ()
  return
}

func.func @colpart(%m: memref<?x3x?x1xf32>) {
  %s = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<?x3x?x1xf32> into memref<?x?xf32>
  call @c1(%s) : (memref<?x?xf32>) -> ()
  return
}

func.func @col0(%m: memref<1x1xf32>) {
  %s = memref.collapse_shape %m [] : memref<1x1xf32> into memref<f32>
  call @c0(%s) : (memref<f32>) -> ()
  return
}

func.func @coldyn(%m: memref<?x4x2xf32, strided<[?, ?, ?], offset: ?>>) {
  %s = memref.collapse_shape %m [[0], [1, 2]] : memref<?x4x2xf32, strided<[?, ?, ?], offset: ?>> into memref<?x8xf32, strided<[?, ?], offset: ?>>
  call @cd(%s) : (memref<?x8xf32, strided<[?, ?], offset: ?>>) -> ()
  return
}

func.func @colunit(%m: memref<1x1xf32, strided<[?, ?], offset: ?>>) {
  %s = memref.collapse_shape %m [[0, 1]] : memref<1x1xf32, strided<[?, ?], offset: ?>> into memref<1xf32, strided<[?], offset: ?>>
  call @cz2(%s) : (memref<1xf32, strided<[?], offset: ?>>) -> ()
  return
}

func.func @coltrail(%m: memref<?x1xf32, strided<[?, ?], offset: ?>>) {
  %s = memref.collapse_shape %m [[0, 1]] : memref<?x1xf32, strided<[?, ?], offset: ?>> into memref<?xf32, strided<[?], offset: ?>>
  call @cz1(%s) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
  return
}

func.func @expmap(%m: memref<4x?xf32, affine_map<(d0, d1) -> (d0 * 7 + d1)>>, %a: index) {
  %k = memref.subview %m[%a, 1] [%a, 1] [%a, 1] : memref<4x?xf32, affine_map<(d0, d1) -> (d0 * 7 + d1)>> to memref<?xf32, strided<[?], offset: ?>>
  call @cz1(%k) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
  return
}
