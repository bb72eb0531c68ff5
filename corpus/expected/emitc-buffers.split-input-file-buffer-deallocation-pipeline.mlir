module {
  func.func @a(%arg0: i1, %arg1: i32) -> memref<4xf32> {
    %alloc = memref.alloc() : memref<4xf32>
    emitc.if %arg0 {
      %alloc_0 = memref.alloc() : memref<4xf32>
      "test.read_buffer"(%alloc_0) : (memref<4xf32>) -> ()
    } else {
      "test.read_buffer"(%alloc) : (memref<4xf32>) -> ()
    }
    return %alloc : memref<4xf32>
  }
}

// -----
module {
  func.func @a(%arg0: i1, %arg1: i32) {
    %alloc = memref.alloc() : memref<4xf32>
    emitc.switch %arg1 : i32 
    case 1 {
      %alloc_0 = memref.alloc() : memref<4xf32>
      "test.read_buffer"(%alloc_0) : (memref<4xf32>) -> ()
      yield
    }
    default {
      "test.read_buffer"(%alloc) : (memref<4xf32>) -> ()
    }
    memref.dealloc %alloc : memref<4xf32>
    return
  }
}

// -----
module {
  func.func @a(%arg0: i1, %arg1: i32) {
    emitc.for %arg2 = %arg1 to %arg1 step %arg1  : i32 {
      %alloc = memref.alloc() : memref<4xf32>
      "test.read_buffer"(%alloc) : (memref<4xf32>) -> ()
    }
    return
  }
}

// -----
module {
  emitc.func @a(%arg0: i1) {
    %alloc = memref.alloc() : memref<4xf32>
    "test.read_buffer"(%alloc) : (memref<4xf32>) -> ()
    return
  }
}

// -----
module {
  emitc.func @a(%arg0: i1) {
    %alloc = memref.alloc() : memref<4xf32>
    "test.read_buffer"(%alloc) : (memref<4xf32>) -> ()
    return
  }
}

// -----
module {
  emitc.class @k {
    emitc.func @a(%arg0: i1) {
      %alloc = memref.alloc() : memref<4xf32>
      "test.read_buffer"(%alloc) : (memref<4xf32>) -> ()
      return
    }
  }
  emitc.file "x" {
    func.func @a(%arg0: i1) {
      %alloc = memref.alloc() : memref<4xf32>
      "test.read_buffer"(%alloc) : (memref<4xf32>) -> ()
      memref.dealloc %alloc : memref<4xf32>
      return
    }
  }
}

// -----
module {
  func.func @a(%arg0: memref<4xf32>) {
    %alloc = memref.alloc() : memref<4xf32>
    memref.copy %arg0, %alloc : memref<4xf32> to memref<4xf32>
    memref.dealloc %alloc : memref<4xf32>
    return
  }
}

