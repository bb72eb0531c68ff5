// Shifted views that come to a deallocation through branches, regions and loops.
func.func @region(%own: i1, %x: i8) -> i8 {
  %0 = arith.constant 0 : index
  %8 = arith.constant 8 : index
  %not = arith.constant true
  %bytes = memref.alloc() : memref<64xi8>
  %view = memref.view %bytes[%8][] : memref<64xi8> to memref<8xi8>
  memref.store %x, %view[%0] : memref<8xi8>
  %r = scf.if %own -> (memref<8xi8>) {
    scf.yield %view : memref<8xi8>
  } else {
    %copy = bufferization.clone %view : memref<8xi8> to memref<8xi8>
    scf.yield %copy : memref<8xi8>
  }
  %kept = bufferization.dealloc (%bytes : memref<64xi8>) if (%not) retain (%r : memref<8xi8>)
  %v = memref.load %r[%0] : memref<8xi8>
  %other = arith.xori %own, %not : i1
  %still = arith.ori %kept, %other : i1
  %base, %offset, %size, %stride = memref.extract_strided_metadata %r : memref<8xi8> -> memref<i8>, index, index, index
  bufferization.dealloc (%base : memref<i8>) if (%still)
  return %v : i8
}

func.func @branch(%c: i1, %x: i8) {
  %0 = arith.constant 0 : index
  %8 = arith.constant 8 : index
  %true = arith.constant true
  %bytes = memref.alloc() : memref<64xi8>
  %view = memref.view %bytes[%8][] : memref<64xi8> to memref<56xi8>
  %seen = memref.cast %bytes : memref<64xi8> to memref<?xi8>
  %shifted = memref.cast %view : memref<56xi8> to memref<?xi8>
  cf.cond_br %c, ^next(%seen : memref<?xi8>), ^next(%shifted : memref<?xi8>)
^next(%y: memref<?xi8>):
  memref.store %x, %y[%0] : memref<?xi8>
  bufferization.dealloc (%bytes, %y : memref<64xi8>, memref<?xi8>) if (%true, %true)
  return
}

func.func @loop(%x: i8) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %4 = arith.constant 4 : index
  %true = arith.constant true
  %bytes = memref.alloc() : memref<64xi8>
  %first = memref.view %bytes[%1][] : memref<64xi8> to memref<8xi8>
  %last = scf.for %i = %0 to %4 step %1 iter_args(%y = %first) -> (memref<8xi8>) {
    memref.store %x, %y[%0] : memref<8xi8>
    %next = memref.view %bytes[%i][] : memref<64xi8> to memref<8xi8>
    scf.yield %next : memref<8xi8>
  }
  bufferization.dealloc (%bytes, %last : memref<64xi8>, memref<8xi8>) if (%true, %true)
  return
}

func.func @select(%c: i1) {
  %8 = arith.constant 8 : index
  %16 = arith.constant 16 : index
  %true = arith.constant true
  %a = memref.alloc() : memref<64xi8>
  %b = memref.alloc() : memref<64xi8>
  %inA = memref.view %a[%8][] : memref<64xi8> to memref<8xi8>
  %inB = memref.view %b[%16][] : memref<64xi8> to memref<8xi8>
  %one = arith.select %c, %inA, %inB : memref<8xi8>
  bufferization.dealloc (%a, %b, %one : memref<64xi8>, memref<64xi8>, memref<8xi8>) if (%true, %true, %true)
  return
}
