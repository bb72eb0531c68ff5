module {
  pdl.pattern @x : benefit(1) attributes {foo} {
    %0 = type
    %1 = type : i32
    %2 = types
    %3 = types {foo} : [i32, i64]
    %4 = attribute = 3 : i32
    %5 = attribute attributes {foo}
    %6 = attribute : %0
    %7 = operand : %0
    %8 = operand {foo}
    %9 = operands : %2
    %10 = operands
    %11 = operation "foo.bar"(%7, %8, %9, %10 : !pdl.value, !pdl.value, !pdl.range<value>, !pdl.range<value>)  {"a" = %4, "b c" = %5, "d" = %6} -> (%0, %1, %2, %3 : !pdl.type, !pdl.type, !pdl.range<type>, !pdl.range<type>) {foo}
    %12 = result 1 of %11 {foo}
    %13 = results of %11 
    %14 = results 1 of %11  -> !pdl.range<value>
    %15 = results 1 of %11  -> !pdl.value
    %16 = operation(%12 : !pdl.value) 
    %17 = operation(%13, %14, %15 : !pdl.range<value>, !pdl.range<value>, !pdl.value) 
    apply_native_constraint "c"(%11, %4, %17 : !pdl.operation, !pdl.attribute, !pdl.operation)
    %18:2 = apply_native_constraint "c"(%11, %4 : !pdl.operation, !pdl.attribute) : !pdl.type, !pdl.attribute {foo, isNegated = true}
    rewrite %11 {
      %19 = operation "foo.op" 
      %20 = attribute = 3 : i32
      %21 = range : !pdl.range<type>
      %22 = range %0, %2 : !pdl.type, !pdl.range<type>  {foo}
      %23 = range %12, %13 : !pdl.value, !pdl.range<value> 
      apply_native_rewrite "r"(%11 : !pdl.operation)
      %24:2 = apply_native_rewrite "r" : !pdl.operation, !pdl.type {foo}
      replace %11 with(%12 : !pdl.value)
      replace %11 with
      replace %11 with %16 {foo}
      erase %11 {foo}
    }
  }
}
