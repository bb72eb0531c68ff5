#loc = loc("q")
#loc1 = loc("r":1:2)
#loc2 = loc(unknown)
#loc3 = loc(callsite(#loc at #loc1))
module {
  "u.x"() : () -> ()
  "u.x"() : () -> ()
  "u.x"() : () -> ()
  "u.x"() : () -> ()
  "u.x"() : () -> ()
  "u.x"() : () -> ()
  "u.x"() : () -> ()
  "u.x"() {a = #loc, b = #loc3, c = #loc2} : () -> ()
  "u.x"() ({
  ^bb0(%a: i32, %zz: i32):
  }) : () -> ()
}

