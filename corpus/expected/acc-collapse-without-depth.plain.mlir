module {
  func.func @f(%arg0: index) {
    acc.loop {
      scf.for %arg1 = %arg0 to %arg0 step %arg0 {
      }
      acc.yield
    } attributes {collapseDeviceType = [#acc.device_type<none>], independent = [#acc.device_type<none>]}
    return
  }
}

