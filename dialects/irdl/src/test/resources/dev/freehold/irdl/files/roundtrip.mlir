// RUN: freehold-opt %s | freehold-opt | FileCheck %s
// RUN: freehold-opt %s -mlir-print-op-generic | freehold-opt | FileCheck %s

// CHECK-LABEL: irdl.dialect @shapes {
// CHECK-NEXT:   irdl.type @box {
// CHECK-NEXT:     %[[V0:.+]] = irdl.any
// CHECK-NEXT:     %[[V1:.+]] = irdl.is i32 
// CHECK-NEXT:     irdl.parameters(content: %[[V0]], size: %[[V1]])
// CHECK-NEXT:   }
// CHECK-NEXT:   irdl.type @point 
// CHECK-NEXT:   irdl.attribute @color {
// CHECK-NEXT:     %[[V0:.+]] = irdl.is "red" 
// CHECK-NEXT:     irdl.parameters(name: %[[V0]])
// CHECK-NEXT:   }
// CHECK-NEXT:   irdl.operation @fill {
// CHECK-NEXT:     %[[V0:.+]] = irdl.base "!builtin.memref" 
// CHECK-NEXT:     %[[V1:.+]] = irdl.base @shapes::@color 
// CHECK-NEXT:     %[[V2:.+]] = irdl.any
// CHECK-NEXT:     %[[V3:.+]] = irdl.any_of(%[[V0]], %[[V2]]) 
// CHECK-NEXT:     %[[V4:.+]] = irdl.all_of(%[[V3]], %[[V2]]) 
// CHECK-NEXT:     irdl.attributes {"color" = %[[V1]], "other" = %[[V2]]}
// CHECK-NEXT:     irdl.operands(target: %[[V4]], more: variadic %[[V2]], perhaps: optional %[[V2]])
// CHECK-NEXT:     irdl.results(result: %[[V0]])
// CHECK-NEXT:   }
// CHECK-NEXT:   irdl.operation @nest {
// CHECK-NEXT:     %[[V0:.+]] = irdl.is index 
// CHECK-NEXT:     %[[V1:.+]] = irdl.region(%[[V0]])
// CHECK-NEXT:     %[[V2:.+]] = irdl.region with size 1
// CHECK-NEXT:     %[[V3:.+]] = irdl.region()
// CHECK-NEXT:     irdl.regions(loop: %[[V1]], one: %[[V2]], none: %[[V3]])
// CHECK-NEXT:   }
// CHECK-NEXT:   irdl.operation @wrap {
// CHECK-NEXT:     %[[V0:.+]] = irdl.is i32 
// CHECK-NEXT:     %[[V1:.+]] = irdl.parametric @shapes::@box<%[[V0]], %[[V0]]> 
// CHECK-NEXT:     irdl.results(box: %[[V1]])
// CHECK-NEXT:   }
// CHECK-NEXT:   irdl.operation @nothing 
// CHECK-NEXT: }
irdl.dialect @shapes {
  irdl.type @box {
    %any = irdl.any
    %i32 = irdl.is i32
    irdl.parameters(content: %any, size: %i32)
  }

  irdl.type @point

  irdl.attribute @color {
    %name = irdl.is "red"
    irdl.parameters(name: %name)
  }

  irdl.operation @fill {
    %memref = irdl.base "!builtin.memref"
    %color = irdl.base @shapes::@color
    %any = irdl.any
    %either = irdl.any_of(%memref, %any)
    %both = irdl.all_of(%either, %any)
    irdl.attributes {"color" = %color, "other" = %any}
    irdl.operands(target: %both, more: variadic %any, perhaps: optional %any)
    irdl.results(result: %memref)
  }

  irdl.operation @nest {
    %index = irdl.is index
    %loop = irdl.region(%index)
    %one = irdl.region with size 1
    %none = irdl.region()
    irdl.regions(loop: %loop, one: %one, none: %none)
  }

  irdl.operation @wrap {
    %i32 = irdl.is i32
    %box = irdl.parametric @shapes::@box<%i32, %i32>
    irdl.results(box: %box)
  }

  irdl.operation @nothing
}

// CHECK-LABEL: irdl.dialect @empty 
irdl.dialect @empty
