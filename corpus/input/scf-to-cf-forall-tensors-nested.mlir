func.func @f(%u: index, %t: tensor<?xf32>, %c: i1) -> tensor<?xf32> {
  %r = scf.forall (%i) in (%u) shared_outs(%o = %t) -> tensor<?xf32> {
    %s = scf.forall (%j) in (4) shared_outs(%p = %t) -> tensor<?xf32> {
    }
    scf.if %c {
    }
  }
  scf.if %c {
  }
  %q = scf.forall (%i) in (%u) shared_outs(%o = %t) -> tensor<?xf32> {
  }
  return %r : tensor<?xf32>
}
