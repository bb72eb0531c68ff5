// A dialect that is nowhere written in Java: what its operations look like, in IRDL, and what the deallocation has to know of them, in
// attributes named freehold.… (docs/how-to/describe-a-dialect-in-irdl.md).
irdl.dialect @pool {
  // The right to take buffers of one type.
  irdl.type @ticket {
    %memref = irdl.base "!builtin.memref"
    irdl.parameters(buffer: %memref)
  }

  // %a, %b = "pool.take_two"() : () -> (memref<4xi32>, memref<4xi32>)
  irdl.operation @take_two attributes {
    freehold.effects = ["allocates front", "allocates back"]
  } {
    %memref = irdl.base "!builtin.memref"
    irdl.results(front: %memref, back: %memref)
  }

  // %a = "pool.take"(%ticket) : (!pool.ticket<memref<4xi32>>) -> memref<4xi32>
  irdl.operation @take attributes {
    freehold.effects = ["allocates buffer"],
    freehold.allocation = {freed_by = "pool.give_back", copied_by = "pool.another", leaves = ["blocks", "loops"]}
  } {
    %memref = irdl.base "!builtin.memref"
    %ticket = irdl.parametric @pool::@ticket<%memref>
    irdl.operands(ticket: %ticket)
    irdl.results(buffer: %memref)
  }

  // Another buffer with the same content.
  irdl.operation @another attributes {
    freehold.effects = ["reads source", "allocates buffer"],
    freehold.allocation = {freed_by = "pool.give_back", copied_by = "pool.another"}
  } {
    %memref = irdl.base "!builtin.memref"
    irdl.operands(source: %memref)
    irdl.results(buffer: %memref)
  }

  irdl.operation @give_back attributes {freehold.effects = ["frees buffer"]} {
    %memref = irdl.base "!builtin.memref"
    irdl.operands(buffer: %memref)
  }

  irdl.operation @fill attributes {freehold.effects = ["writes target"]} {
    %value = irdl.any
    %memref = irdl.base "!builtin.memref"
    irdl.operands(value: %value, target: %memref)
  }

  irdl.operation @copy attributes {freehold.effects = ["reads source", "writes target"]} {
    %from = irdl.base "!builtin.memref"
    %to = irdl.base "!builtin.memref"
    irdl.operands(source: %from, target: %to)
  }

  // The same buffer in another shape.
  irdl.operation @reshape attributes {
    freehold.effects = [], freehold.views = {reshaped = "source"}
  } {
    %from = irdl.base "!builtin.memref"
    %to = irdl.base "!builtin.memref"
    irdl.operands(source: %from)
    irdl.results(reshaped: %to)
  }

  // Runs its two regions in turn, some times or not at all, and hands values around.
  irdl.operation @alternate attributes {
    freehold.effects = ["recursive"],
    freehold.flow = {enter = ["first", "exit"], first = ["second"], second = ["first", "exit"]},
    freehold.inputs = "inits",
    freehold.traits = ["single_block", "loop"]
  } {
    %index = irdl.is index
    %any = irdl.any
    irdl.operands(turns: %index, inits: variadic %any)
    irdl.results(results: variadic %any)
    %region = irdl.region with size 1
    irdl.regions(first: %region, second: %region)
  }

  irdl.operation @next attributes {freehold.yields = "values", freehold.traits = ["pure"]} {
    %any = irdl.any
    irdl.operands(values: variadic %any)
  }

  // Goes on where a flag says.
  irdl.operation @fork attributes {
    freehold.branch = {condition = "flag", to = ["taken", "other"]}, freehold.traits = ["pure"]
  } {
    %flag = irdl.is i1
    %any = irdl.any
    irdl.operands(flag: %flag, taken: variadic %any, other: variadic %any)
  }

  irdl.operation @call attributes {freehold.call = {callee = "callee", arguments = "arguments"}} {
    %name = irdl.base "#builtin.symbol_ref"
    %any = irdl.any
    irdl.attributes {"callee" = %name}
    irdl.operands(arguments: variadic %any)
    irdl.results(results: variadic %any)
  }
}
