// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.bruteforce;

/** Functions with frees that were placed by hand, each where the buffer is needed no more. What was inserted has the attribute {@code inserted}. */
enum HandPlaced {
  LAST_USE("""
      func.func @f(%v: f32) -> f32 {
        %c0 = arith.constant 0 : index
        %a = memref.alloc() : memref<4xf32>
        func.call @fill(%a, %v) : (memref<4xf32>, f32) -> ()
        %b = memref.alloc() : memref<4xf32>
        func.call @step(%a, %b) : (memref<4xf32>, memref<4xf32>) -> ()
        memref.dealloc %a {inserted} : memref<4xf32>
        %d = memref.alloc() : memref<4xf32>
        func.call @step(%b, %d) : (memref<4xf32>, memref<4xf32>) -> ()
        memref.dealloc %b {inserted} : memref<4xf32>
        %r = memref.load %d[%c0] : memref<4xf32>
        memref.dealloc %d {inserted} : memref<4xf32>
        return %r : f32
      }
      """),
  BRANCH("""
      func.func @f(%c: i1, %v: f32) -> f32 {
        %c0 = arith.constant 0 : index
        %a = memref.alloc() : memref<4xf32>
        func.call @fill(%a, %v) : (memref<4xf32>, f32) -> ()
        cf.cond_br %c, ^uses, ^allocates
      ^uses:
        %x = memref.load %a[%c0] : memref<4xf32>
        memref.dealloc %a {inserted} : memref<4xf32>
        cf.br ^end(%x : f32)
      ^allocates:
        memref.dealloc %a {inserted} : memref<4xf32>
        %b = memref.alloc() : memref<4xf32>
        func.call @fill(%b, %v) : (memref<4xf32>, f32) -> ()
        %y = memref.load %b[%c0] : memref<4xf32>
        memref.dealloc %b {inserted} : memref<4xf32>
        cf.br ^end(%y : f32)
      ^end(%r: f32):
        return %r : f32
      }
      """),
  LOOP_STARTING_WITH_ARGUMENT("""
      func.func @f(%n: index, %init: memref<4xf32>) -> f32 {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %init) -> memref<4xf32> {
          %y = memref.alloc() : memref<4xf32>
          func.call @step(%x, %y) : (memref<4xf32>, memref<4xf32>) -> ()
          scf.yield %y : memref<4xf32>
        }
        %v = memref.load %r[%c0] : memref<4xf32>
        return %v : f32
      }
      """, """
      func.func @f(%n: index, %init: memref<4xf32>) -> f32 {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %false = arith.constant {inserted} false
        %true = arith.constant {inserted} true
        %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %init, %own = %false) -> (memref<4xf32>, i1) {
          %y = memref.alloc() : memref<4xf32>
          func.call @step(%x, %y) : (memref<4xf32>, memref<4xf32>) -> ()
          scf.if %own {
            memref.dealloc %x : memref<4xf32>
          } {inserted}
          scf.yield %y, %true : memref<4xf32>, i1
        }
        %v = memref.load %r#0[%c0] : memref<4xf32>
        scf.if %r#1 {
          memref.dealloc %r#0 : memref<4xf32>
        } {inserted}
        return %v : f32
      }
      """),
  SWAPPING_LOOP("""
      func.func @f(%n: index, %v: f32) -> f32 {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %a = memref.alloc() : memref<4xf32>
        %b = memref.alloc() : memref<4xf32>
        func.call @fill(%a, %v) : (memref<4xf32>, f32) -> ()
        func.call @fill(%b, %v) : (memref<4xf32>, f32) -> ()
        cf.br ^head(%c0, %a, %b : index, memref<4xf32>, memref<4xf32>)
      ^head(%i: index, %x: memref<4xf32>, %y: memref<4xf32>):
        %more = arith.cmpi slt, %i, %n : index
        cf.cond_br %more, ^body, ^exit
      ^body:
        func.call @step(%x, %y) : (memref<4xf32>, memref<4xf32>) -> ()
        %j = arith.addi %i, %c1 : index
        cf.br ^head(%j, %y, %x : index, memref<4xf32>, memref<4xf32>)
      ^exit:
        memref.dealloc %y {inserted} : memref<4xf32>
        %r = memref.load %x[%c0] : memref<4xf32>
        memref.dealloc %x {inserted} : memref<4xf32>
        return %r : f32
      }
      """),
  WHILE_WITH_CARRIED_ALLOCATION("""
      func.func @f(%v: f32, %limit: f32) -> f32 {
        %c0 = arith.constant 0 : index
        %a = memref.alloc() : memref<4xf32>
        func.call @fill(%a, %v) : (memref<4xf32>, f32) -> ()
        %r = scf.while (%x = %a) : (memref<4xf32>) -> memref<4xf32> {
          %e = memref.load %x[%c0] : memref<4xf32>
          %more = arith.cmpf olt, %e, %limit : f32
          scf.condition(%more) %x : memref<4xf32>
        } do {
        ^bb0(%y: memref<4xf32>):
          %z = memref.alloc() : memref<4xf32>
          func.call @step(%y, %z) : (memref<4xf32>, memref<4xf32>) -> ()
          memref.dealloc %y {inserted} : memref<4xf32>
          scf.yield %z : memref<4xf32>
        }
        %w = memref.load %r[%c0] : memref<4xf32>
        memref.dealloc %r {inserted} : memref<4xf32>
        return %w : f32
      }
      """),
  EARLY_EXITS("""
      func.func @f(%c1: i1, %c2: i1, %v: f32) -> f32 {
        %i = arith.constant 0 : index
        %a = memref.alloc() : memref<4xf32>
        func.call @fill(%a, %v) : (memref<4xf32>, f32) -> ()
        cf.cond_br %c1, ^one, ^fail
      ^one:
        %b = memref.alloc() : memref<4xf32>
        func.call @step(%a, %b) : (memref<4xf32>, memref<4xf32>) -> ()
        cf.cond_br %c2, ^ok, ^fail
      ^ok:
        %x = memref.load %a[%i] : memref<4xf32>
        %y = memref.load %b[%i] : memref<4xf32>
        return %y : f32
      ^fail:
        return %v : f32
      }
      """, """
      func.func @f(%c1: i1, %c2: i1, %v: f32) -> f32 {
        %i = arith.constant 0 : index
        %a = memref.alloc() : memref<4xf32>
        func.call @fill(%a, %v) : (memref<4xf32>, f32) -> ()
        cf.cond_br %c1, ^one, ^free_a
      ^one:
        %b = memref.alloc() : memref<4xf32>
        func.call @step(%a, %b) : (memref<4xf32>, memref<4xf32>) -> ()
        cf.cond_br %c2, ^ok, ^free_b
      ^ok:
        %x = memref.load %a[%i] : memref<4xf32>
        memref.dealloc %a {inserted} : memref<4xf32>
        %y = memref.load %b[%i] : memref<4xf32>
        memref.dealloc %b {inserted} : memref<4xf32>
        return %y : f32
      ^fail:
        return %v : f32
      ^free_b:
        memref.dealloc %b {inserted} : memref<4xf32>
        cf.br ^free_a {inserted}
      ^free_a:
        memref.dealloc %a {inserted} : memref<4xf32>
        cf.br ^fail {inserted}
      }
      """),
  NEVER_NEEDED("""
      func.func @f(%c: i1, %v: f32) -> f32 {
        %c0 = arith.constant 0 : index
        %idle = memref.alloc() : memref<4xf32>
        memref.dealloc %idle {inserted} : memref<4xf32>
        %ignored = func.call @make(%v) : (f32) -> memref<4xf32>
        memref.dealloc %ignored {inserted} : memref<4xf32>
        %a = func.call @make(%v) : (f32) -> memref<4xf32>
        %x = memref.load %a[%c0] : memref<4xf32>
        memref.dealloc %a {inserted} : memref<4xf32>
        %b = func.call @make(%v) : (f32) -> memref<4xf32>
        memref.dealloc %b {inserted} : memref<4xf32>
        cf.cond_br %c, ^join(%a : memref<4xf32>), ^join(%b : memref<4xf32>)
      ^join(%unused: memref<4xf32>):
        %n = func.call @make(%x) : (f32) -> memref<4xf32>
        %r = memref.load %n[%c0] : memref<4xf32>
        memref.dealloc %n {inserted} : memref<4xf32>
        return %r : f32
      }
      """),
  /** Whether the select denotes the allocation again is known by a comparison with what is needed. */
  COMPARISON("""
      func.func @f(%c: i1, %arg: memref<4xf32>) -> f32 {
        %c0 = arith.constant 0 : index
        %a = memref.alloc() : memref<4xf32>
        %s = arith.select %c, %a, %arg : memref<4xf32>
        %x = memref.load %a[%c0] : memref<4xf32>
        %p = memref.extract_aligned_pointer_as_index %a : memref<4xf32> -> index {inserted}
        %q = memref.extract_aligned_pointer_as_index %s : memref<4xf32> -> index {inserted}
        %differs = arith.cmpi ne, %p, %q {inserted} : index
        scf.if %differs {
          memref.dealloc %a : memref<4xf32>
        } {inserted}
        %b = memref.alloc() : memref<4xf32>
        memref.dealloc %b {inserted} : memref<4xf32>
        %r = memref.load %s[%c0] : memref<4xf32>
        %same = arith.cmpi eq, %p, %q {inserted} : index
        scf.if %same {
          %base, %offset, %size, %stride = memref.extract_strided_metadata %s : memref<4xf32> -> memref<f32>, index, index, index
          memref.dealloc %base : memref<f32>
        } {inserted}
        return %r : f32
      }
      """),
  /** Sizes are asked for after the end of the buffer; what is not the function's own is copied for the caller. */
  RESULTS("""
      func.func @f(%arg: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
        %c0 = arith.constant 0 : index
        %a = memref.alloc() : memref<4xf32>
        %b = memref.alloc() : memref<4xf32>
        memref.copy %arg, %a : memref<4xf32> to memref<4xf32>
        memref.dealloc %a {inserted} : memref<4xf32>
        %size = memref.dim %a, %c0 : memref<4xf32>
        %copy = bufferization.clone %arg {inserted} : memref<4xf32> to memref<4xf32>
        return %copy, %b : memref<4xf32>, memref<4xf32>
      }
      """, """
      func.func @f(%arg: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
        %c0 = arith.constant 0 : index
        %a = memref.alloc() : memref<4xf32>
        %b = memref.alloc() : memref<4xf32>
        memref.copy %arg, %a : memref<4xf32> to memref<4xf32>
        memref.dealloc %a {inserted} : memref<4xf32>
        %size = memref.dim %a, %c0 : memref<4xf32>
        %copy = memref.alloc() {inserted} : memref<4xf32>
        memref.copy %arg, %copy {inserted} : memref<4xf32> to memref<4xf32>
        return %copy, %b : memref<4xf32>, memref<4xf32>
      }
      """) {
    @Override
    String original() {
      return super.original().replaceFirst("(?s)%copy = .*?\n", "").replace("return %copy", "return %arg");
    }
  };

  private static final String DECLARATIONS = """
      func.func private @fill(memref<4xf32>, f32)
      func.func private @step(memref<4xf32>, memref<4xf32>)
      func.func private @make(f32) -> memref<4xf32>
      """;

  private final String before;
  private final String after;

  HandPlaced(String after) {
    this(after, after);
  }

  /**
   * @param before may have inserted operations
   */
  HandPlaced(String before, String after) {
    this.before = before;
    this.after = after;
  }

  /** The function without frees. */
  String original() {
    return before + DECLARATIONS;
  }

  String output() {
    return after + DECLARATIONS;
  }
}
