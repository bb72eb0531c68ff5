func.func @deep(%c: i1, %n: index, %x: i32) -> i32 {
  %r = scf.execute_region -> i32 {
    %s = scf.index_switch %n -> i32
    default {
      %t = scf.for %i = %n to %n step %n iter_args(%a = %x) -> i32 {
        %u = scf.while (%b = %a) : (i32) -> i32 {
          %v = scf.if %c -> i1 {
            %w = scf.parallel (%j, %k) = (%n, %n) to (%n, %n) step (%n, %n) init (%c) -> i1 {
              scf.forall (%l) in (%j) {
                scf.execute_region {
                  cf.cond_br %c, ^bb1, ^bb2
                ^bb1:
                  "test.one"(%l) : (index) -> ()
                  cf.br ^bb2
                ^bb2:
                  scf.yield
                }
              }
              scf.reduce(%c : i1) {
              ^bb0(%p: i1, %q: i1):
                %o = scf.if %p -> i1 { scf.yield %q : i1 } else { scf.yield %p : i1 }
                scf.reduce.return %o : i1
              }
            }
            scf.yield %w : i1
          } else {
            scf.yield %c : i1
          }
          scf.condition(%v) %b : i32
        } do {
        ^bb0(%b: i32):
          %v = scf.execute_region -> i32 {
            cf.br ^bb1(%b : i32)
          ^bb1(%z: i32):
            cf.cond_br %c, ^bb1(%a : i32), ^bb2
          ^bb2:
            scf.yield %z : i32
          }
          scf.yield %v : i32
        }
        scf.yield %u : i32
      }
      scf.yield %t : i32
    }
    scf.yield %s : i32
  }
  return %r : i32
}
