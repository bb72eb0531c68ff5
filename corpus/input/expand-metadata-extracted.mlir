memref.global "private" @g : memref<2x3xf32>
func.func private @use(memref<f32>, index, index, index, index, index)
func.func private @use3d(memref<f32>, index, index, index,index, index, index, index)
func.func private @cz3(memref<?x3x?xf32>)
func.func private @use1d(memref<f32>, index, index, index)
func.func private @t0i(memref<i32, 3>, index, index, index)
func.func private @i(index)

func.func @meta(%m: memref<?x?xf32>) {
  %base, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
  call @use(%base, %o, %s#0, %s#1, %t#0, %t#1) : (memref<f32>, index, index, index, index, index) -> ()
  return
}

func.func @alloc(%a: index, %b: index) {
  %m = memref.alloc(%a, %b) : memref<?x?xf32>
  %base, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
  call @use(%base, %o, %s#0, %s#1, %t#0, %t#1) : (memref<f32>, index, index, index, index, index) -> ()
  memref.dealloc %m : memref<?x?xf32>
  return
}

func.func @alloc3(%a: index, %b: index) {
  %m = memref.alloc(%a, %b) : memref<?x3x?xf32>
  %base, %o, %s:3, %t:3 = memref.extract_strided_metadata %m : memref<?x3x?xf32> -> memref<f32>, index, index, index, index, index, index, index
  call @use3d(%base, %o, %s#0, %s#1, %s#2, %t#0, %t#1, %t#2) : (memref<f32>, index, index, index, index, index, index, index) -> ()
  call @cz3(%m): (memref<?x3x?xf32>) -> ()
  return
}

func.func @alloc0() {
  %m = memref.alloc() : memref<f32>
  %base, %o = memref.extract_strided_metadata %m : memref<f32> -> memref<f32>, index
  call @use1d(%base, %o, %o, %o) : (memref<f32>, index, index, index) -> ()
  return
}

func.func @allocst(%a: index, %b: index) {
  %m = memref.alloc(%a) : memref<?x3xf32, strided<[3, 1]>>
  %base, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x3xf32, strided<[3, 1]>> -> memref<f32>, index, index, index, index, index
  call @use(%base, %o, %s#0, %s#1, %t#0, %t#1) : (memref<f32>, index, index, index, index, index) -> ()
  return
}

func.func @alloca(%a: index) {
  %m = memref.alloca(%a) : memref<3x?xf32>
  %base, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<3x?xf32> -> memref<f32>, index, index, index, index, index
  call @use(%base, %o, %s#0, %s#1, %t#0, %t#1) : (memref<f32>, index, index, index, index, index) -> ()
  return
}

func.func @glob() {
  %m = memref.get_global @g : memref<2x3xf32>
  %base, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<2x3xf32> -> memref<f32>, index, index, index, index, index
  call @use(%base, %o, %s#0, %s#1, %t#0, %t#1) : (memref<f32>, index, index, index, index, index) -> ()
  return
}

func.func @msc(%m: memref<?xi32>) {
  %n = memref.memory_space_cast %m : memref<?xi32> to memref<?xi32, 3>
  %base, %o, %s:1, %t:1 = memref.extract_strided_metadata %n : memref<?xi32, 3> -> memref<i32, 3>, index, index, index
  call @t0i(%base, %o, %s#0, %t#0) : (memref<i32, 3>, index, index, index) -> ()
  return
}

func.func @align(%m: memref<?xf32>) {
  %n = memref.assume_alignment %m, 16 : memref<?xf32>
  %base, %o, %s:1, %t:1 = memref.extract_strided_metadata %n : memref<?xf32> -> memref<f32>, index, index, index
  call @use1d(%base, %o, %s#0, %t#0) : (memref<f32>, index, index, index) -> ()
  return
}

func.func @metameta(%m: memref<?xf32>) {
  %base0, %o0, %s0:1, %t0:1 = memref.extract_strided_metadata %m : memref<?xf32> -> memref<f32>, index, index, index
  %base, %o = memref.extract_strided_metadata %base0 : memref<f32> -> memref<f32>, index
  call @use1d(%base, %o, %s0#0, %t0#0) : (memref<f32>, index, index, index) -> ()
  return
}

func.func @rc(%m: memref<?xf32>, %a: index, %b: index) {
  %n = memref.reinterpret_cast %m to offset: [%a], sizes: [%b, 4], strides: [%a, %b] : memref<?xf32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
  %base, %o, %s:2, %t:2 = memref.extract_strided_metadata %n : memref<?x4xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  call @use(%base, %o, %s#0, %s#1, %t#0, %t#1) : (memref<f32>, index, index, index, index, index) -> ()
  return
}

func.func @rcun(%m: memref<*xf32>, %a: index, %b: index) {
  %n = memref.reinterpret_cast %m to offset: [%a], sizes: [%b, 4], strides: [%a, %b] : memref<*xf32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
  %base, %o, %s:2, %t:2 = memref.extract_strided_metadata %n : memref<?x4xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  call @use(%base, %o, %s#0, %s#1, %t#0, %t#1) : (memref<f32>, index, index, index, index, index) -> ()
  return
}

func.func @rcneg(%m: memref<?xf32>, %a: index) {
  %c = arith.constant 3 : index
  %n = memref.reinterpret_cast %m to offset: [2], sizes: [%c], strides: [-1] : memref<?xf32> to memref<?xf32, strided<[-1], offset: 2>>
  %base, %o, %s:1, %t:1 = memref.extract_strided_metadata %n : memref<?xf32, strided<[-1], offset: 2>> -> memref<f32>, index, index, index
  call @use1d(%base, %o, %s#0, %t#0) : (memref<f32>, index, index, index) -> ()
  return
}

func.func @cast(%m: memref<?xf32>) {
  %n = memref.cast %m : memref<?xf32> to memref<5xf32, strided<[?], offset: ?>>
  %base, %o, %s:1, %t:1 = memref.extract_strided_metadata %n : memref<5xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
  call @use1d(%base, %o, %s#0, %t#0) : (memref<f32>, index, index, index) -> ()
  return
}

func.func @castun(%m: memref<*xf32>, %a: index, %b: index) {
  %n = memref.cast %m : memref<*xf32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
  %base, %o, %s:2, %t:2 = memref.extract_strided_metadata %n : memref<?x4xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  call @use(%base, %o, %s#0, %s#1, %t#0, %t#1) : (memref<f32>, index, index, index, index, index) -> ()
  return
}

func.func @castdyn(%m: memref<4x?xf32, strided<[?, 1], offset: ?>>, %a: index, %b: index) {
  %n = memref.cast %m : memref<4x?xf32, strided<[?, 1], offset: ?>> to memref<?x4xf32, strided<[?, ?], offset: ?>>
  %base, %o, %s:2, %t:2 = memref.extract_strided_metadata %n : memref<?x4xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  call @use(%base, %o, %s#0, %s#1, %t#0, %t#1) : (memref<f32>, index, index, index, index, index) -> ()
  return
}

func.func @metasub(%m: memref<?x?xf32>, %a: index) {
  %n = memref.subview %m[%a, %a] [%a, 4] [1, 2] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 2], offset: ?>>
  %base, %o, %s:2, %t:2 = memref.extract_strided_metadata %n : memref<?x4xf32, strided<[?, 2], offset: ?>> -> memref<f32>, index, index, index, index, index
  call @use(%base, %o, %s#0, %s#1, %t#0, %t#1) : (memref<f32>, index, index, index, index, index) -> ()
  return
}

func.func @exp3m(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %a: index) {
  %n = memref.expand_shape %m [[0], [1, 2]] output_shape [%a, %a, 4] : memref<?x?xf32, strided<[?, ?], offset: ?>> into memref<?x?x4xf32, strided<[?, ?, ?], offset: ?>>
  %base, %o, %s:3, %t:3 = memref.extract_strided_metadata %n : memref<?x?x4xf32, strided<[?, ?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index, index, index
  call @use3d(%base, %o, %s#0, %s#1, %s#2, %t#0, %t#1, %t#2) : (memref<f32>, index, index, index, index, index, index, index) -> ()
  return
}

func.func @colmeta(%m: memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>) {
  %n = memref.collapse_shape %m [[0, 1], [2]] : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>> into memref<?x?xf32, strided<[?, ?], offset: ?>>
  %base, %o, %s:2, %t:2 = memref.extract_strided_metadata %n : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  call @use(%base, %o, %s#0, %s#1, %t#0, %t#1) : (memref<f32>, index, index, index, index, index) -> ()
  return
}

func.func @ptr(%m: memref<?xf32>, %a: index) {
  %s = memref.subview %m[%a] [%a] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  %p = memref.extract_aligned_pointer_as_index %s : memref<?xf32, strided<[1], offset: ?>> -> index
  call @i(%p) : (index) -> ()
  return
}

func.func @ptrcast(%m: memref<4xf32>, %a: index) {
  %s = memref.cast %m : memref<4xf32> to memref<?xf32>
  %p = memref.extract_aligned_pointer_as_index %s : memref<?xf32> -> index
  call @i(%p) : (index) -> ()
  return
}

func.func @ptrexp(%m: memref<4xf32>, %a: index) {
  %s = memref.expand_shape %m [[0, 1]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32>
  %p = memref.extract_aligned_pointer_as_index %s : memref<2x2xf32> -> index
  call @i(%p) : (index) -> ()
  return
}

func.func @ptrcol(%m: memref<?x4xf32>) {
  %n = memref.collapse_shape %m [[0, 1]] : memref<?x4xf32> into memref<?xf32>
  %p = memref.extract_aligned_pointer_as_index %n : memref<?xf32> -> index
  call @i(%p) : (index) -> ()
  return
}

func.func @ptrrc(%m: memref<?xf32>, %a: index) {
  %n = memref.reinterpret_cast %m to offset: [%a], sizes: [%a], strides: [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  %p = memref.extract_aligned_pointer_as_index %n : memref<?xf32, strided<[1], offset: ?>> -> index
  call @i(%p) : (index) -> ()
  return
}

func.func @ptrview(%m: memref<64xi8>, %a: index) {
  %s = memref.view %m[%a][] : memref<64xi8> to memref<4xf32>
  %p = memref.extract_aligned_pointer_as_index %s : memref<4xf32> -> index
  call @i(%p) : (index) -> ()
  return
}

func.func @ptrtr(%m: memref<?x?xf32>, %a: index) {
  %n = memref.transpose %m (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
  %p = memref.extract_aligned_pointer_as_index %n : memref<?x?xf32, strided<[1, ?]>> -> index
  call @i(%p) : (index) -> ()
  return
}

func.func @ptrbase(%m: memref<?xf32>) {
  %base0, %o0, %s0:1, %t0:1 = memref.extract_strided_metadata %m : memref<?xf32> -> memref<f32>, index, index, index
  %p = memref.extract_aligned_pointer_as_index %base0 : memref<f32> -> index
  call @i(%p) : (index) -> ()
  return
}

func.func @ptral(%m: memref<?xf32>) {
  %n = memref.assume_alignment %m, 16 : memref<?xf32>
  %p = memref.extract_aligned_pointer_as_index %n : memref<?xf32> -> index
  call @i(%p) : (index) -> ()
  return
}

func.func @ptrms(%m: memref<?xf32>) {
  %n = memref.memory_space_cast %m : memref<?xf32> to memref<?xf32, 2>
  %p = memref.extract_aligned_pointer_as_index %n : memref<?xf32, 2> -> index
  call @i(%p) : (index) -> ()
  return
}
