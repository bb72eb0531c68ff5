irdl.dialect @d {
  irdl.type @t { 
    %0 = irdl.any
    irdl.parameters(x: %0)
  }
  irdl.attribute @a {
    %0 = irdl.any
    irdl.parameters(x: %0)
  }
  irdl.operation @bt {
    %0 = irdl.base @d::@t
    irdl.attributes {"x" = %0}
  }
  irdl.operation @ba {
    %0 = irdl.base @d::@a
    irdl.attributes {"x" = %0}
  }
  irdl.operation @nt {
    %0 = irdl.base "!builtin.integer"
    irdl.attributes {"x" = %0}
  }
  irdl.operation @na {
    %0 = irdl.base "#builtin.integer"
    irdl.attributes {"x" = %0}
  }
  irdl.operation @pt {
    %i = irdl.is i32
    %0 = irdl.parametric @d::@t<%i>
    irdl.attributes {"x" = %0}
  }
  irdl.operation @pa {
    %i = irdl.is i32
    %0 = irdl.parametric @d::@a<%i>
    irdl.attributes {"x" = %0}
  }
  irdl.operation @pw {
    %i = irdl.is i32
    %0 = irdl.parametric @d::@a<%i, %i>
    irdl.attributes {"x" = %0}
  }
  irdl.operation @all {
    %i = irdl.base "#builtin.integer"
    %j = irdl.is 3 : i32
    %0 = irdl.all_of(%i, %j)
    irdl.attributes {"x" = %0}
  }
  irdl.operation @anyof {
    %i = irdl.base "#builtin.integer"
    %j = irdl.is 3 : i32
    %k = irdl.base "!builtin.integer"
    %m = irdl.is i32
    %0 = irdl.any_of(%i, %j, %k, %m)
    irdl.attributes {"x" = %0}
  }
  irdl.operation @reg {
    %0 = irdl.any
    %1 = irdl.base "!builtin.memref"
    %r0 = irdl.region(%0, %0)
    %r1 = irdl.region(%1) with size 1
    irdl.regions(a: %r0, b: %r1)
    irdl.operands(x: %0)
  }
}
