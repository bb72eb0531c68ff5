func.func @f(%i: index) {
  acc.loop {
    scf.for %k = %i to %i step %i {
    }
    acc.yield
  } attributes {independent = [#acc.device_type<none>], collapseDeviceType = [#acc.device_type<none>]}
  return
}
