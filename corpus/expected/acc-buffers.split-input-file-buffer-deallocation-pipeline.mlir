module {
  func.func @compute(%arg0: i1, %arg1: memref<4xf32>) {
    %alloc = memref.alloc() : memref<4xf32>
    %0 = acc.copyin varPtr(%alloc : memref<4xf32>) -> memref<4xf32>
    acc.parallel dataOperands(%0 : memref<4xf32>) {
      "test.read_buffer"(%0) : (memref<4xf32>) -> ()
      acc.yield
    }
    acc.copyout accPtr(%0 : memref<4xf32>) to varPtr(%alloc : memref<4xf32>)
    memref.dealloc %alloc : memref<4xf32>
    return
  }
}

// -----
module {
  func.func @compute(%arg0: i1, %arg1: memref<4xf32>) {
    acc.parallel {
      %alloc = memref.alloc() : memref<4xf32>
      "test.read_buffer"(%alloc) : (memref<4xf32>) -> ()
      memref.dealloc %alloc : memref<4xf32>
      acc.yield
    }
    return
  }
}

// -----
module {
  func.func @compute(%arg0: i1, %arg1: memref<4xf32>) {
    %0 = acc.copyin varPtr(%arg1 : memref<4xf32>) -> memref<4xf32>
    acc.data dataOperands(%0 : memref<4xf32>) {
      %alloc = memref.alloc() : memref<4xf32>
      "test.read_buffer"(%alloc) : (memref<4xf32>) -> ()
      memref.dealloc %alloc : memref<4xf32>
      acc.terminator
    }
    return
  }
}

// -----
module {
  func.func @loop(%arg0: index, %arg1: memref<4xf32>) {
    acc.loop control(%arg2 : index) = (%arg0 : index) to (%arg0 : index)  step (%arg0 : index) {
      %alloc = memref.alloc() : memref<4xf32>
      "test.read_buffer"(%alloc) : (memref<4xf32>) -> ()
      memref.dealloc %alloc : memref<4xf32>
      acc.yield
    } attributes {seq = [#acc.device_type<none>]}
    return
  }
}

// -----
module {
  func.func @loop(%arg0: index, %arg1: memref<4xf32>) {
    %alloc = memref.alloc() : memref<4xf32>
    acc.loop control(%arg2 : index) = (%arg0 : index) to (%arg0 : index)  step (%arg0 : index) {
      "test.read_buffer"(%alloc) : (memref<4xf32>) -> ()
      acc.yield
    } attributes {seq = [#acc.device_type<none>]}
    memref.dealloc %alloc : memref<4xf32>
    return
  }
}

// -----
module {
  func.func @host(%arg0: index, %arg1: memref<4xf32>) {
    %0 = acc.use_device varPtr(%arg1 : memref<4xf32>) -> memref<4xf32>
    acc.host_data dataOperands(%0 : memref<4xf32>) {
      %alloc = memref.alloc() : memref<4xf32>
      "test.read_buffer"(%alloc) : (memref<4xf32>) -> ()
      memref.dealloc %alloc : memref<4xf32>
      acc.terminator
    }
    return
  }
}

// -----
module {
  func.func @declare(%arg0: index, %arg1: memref<4xf32>) {
    %0 = acc.copyin varPtr(%arg1 : memref<4xf32>) -> memref<4xf32>
    acc.declare dataOperands(%0 : memref<4xf32>) {
      %alloc = memref.alloc() : memref<4xf32>
      "test.read_buffer"(%alloc) : (memref<4xf32>) -> ()
      memref.dealloc %alloc : memref<4xf32>
      acc.terminator
    }
    return
  }
}

// -----
module {
  func.func @env(%arg0: index, %arg1: memref<4xf32>) {
    acc.kernel_environment wait {
      %alloc = memref.alloc() : memref<4xf32>
      "test.read_buffer"(%alloc) : (memref<4xf32>) -> ()
    }
    return
  }
}

// -----
module {
  acc.private.recipe @p : memref<4xf32> init {
  ^bb0(%arg0: memref<4xf32>):
    %alloc = memref.alloc() : memref<4xf32>
    acc.yield %alloc : memref<4xf32>
  } destroy {
  ^bb0(%arg0: memref<4xf32>, %arg1: memref<4xf32>):
    memref.dealloc %arg1 : memref<4xf32>
    acc.terminator
  }
}

