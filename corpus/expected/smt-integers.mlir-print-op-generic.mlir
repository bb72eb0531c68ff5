"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0 = "smt.int.constant"() <{value = 0 : ui64}> : () -> !smt.int
    %1 = "smt.int.constant"() <{value = 1 : ui4}> : () -> !smt.int
    %2 = "smt.int.constant"() <{value = 15 : ui4}> : () -> !smt.int
    %3 = "smt.int.constant"() <{value = 9223372036854775807 : ui76}> : () -> !smt.int
    %4 = "smt.int.constant"() <{value = 9223372036854775808 : ui76}> : () -> !smt.int
    %5 = "smt.int.constant"() <{value = 75548640353877468643328 : ui76}> : () -> !smt.int
    %6 = "smt.int.constant"() <{value = 75548640353877468643327 : ui76}> : () -> !smt.int
    %7 = "smt.int.constant"() <{value = 18446744073709551615 : ui80}> : () -> !smt.int
    %8 = "smt.int.constant"() <{value = 18446744073709551616 : ui80}> : () -> !smt.int
    %9 = "smt.int.constant"() <{value = 16 : ui8}> : () -> !smt.int
    %10 = "smt.int.constant"() <{value = 295147905179352825855 : ui69}> : () -> !smt.int
    %11 = "smt.int.constant"() <{value = 11 : ui4}> : () -> !smt.int
    %12 = "smt.int.constant"() <{value = 340282366920938463463374607431768211455 : ui156}> : () -> !smt.int
    %13 = "smt.int.constant"() <{value = 340282366920938463463374607431768211456 : ui156}> : () -> !smt.int
    %14 = "smt.int.constant"() <{value = 123456789012345678901234567890123456789012345678901234567890 : ui240}> : () -> !smt.int
    %15 = "smt.int.constant"() <{value = 1 : ui4}> : () -> !smt.int
    %16 = "smt.int.constant"() <{value = 1 : ui4}> : () -> !smt.int
    %17 = "smt.int.constant"() <{value = 4294967296 : ui40}> : () -> !smt.int
    %18 = "smt.int.constant"() <{value = 12345678901234567890 : ui80}> : () -> !smt.int
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

