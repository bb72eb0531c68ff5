// SPDX-License-Identifier: Apache-2.0
package dev.freehold.async;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.text.Directive;
import dev.freehold.ir.text.FormatState;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.ArrayList;
import java.util.List;

/** The table of requests to the runtime and steps of coroutines. */
final class RuntimeOps {
  private static final List<OpDef<RuntimeOp>> ALL = new ArrayList<>();
  private static final AttrSet COUNT = AttrSets.positive(AttrSets.I64);

  static final OpDef<RuntimeOp> AWAIT_ALL = add(declare("await_all").operand("operand", AsyncTypes.GROUP), "$operand attr-dict");

  static {
    coroutines();
    groups();
    for (String name : List.of("set_available", "set_error")) {
      add(declare("runtime." + name).operand("operand", AsyncTypes.VALUE_OR_TOKEN), "$operand attr-dict `:` type($operand)");
    }
    add(declare("runtime.create").result("result", AsyncTypes.VALUE_OR_TOKEN), "attr-dict `:` type($result)");
    add(declare("runtime.is_error").operand("operand", AsyncTypes.ANY).result("is_error", TypeSets.I1), "$operand attr-dict `:` type($operand)");
    add(declare("runtime.await").operand("operand", AsyncTypes.ANY), "$operand attr-dict `:` type($operand)");
    add(declare("runtime.resume").operand("handle", AsyncTypes.COROUTINE_HANDLE), "$handle attr-dict");
    add(declare("runtime.await_and_resume").operand("operand", AsyncTypes.ANY).operand("handle", AsyncTypes.COROUTINE_HANDLE),
        "$operand `,` $handle attr-dict `:` type($operand)");
    String matches = "type of 'value' matches element type of 'storage'";
    add(storage(declare("runtime.store").operand("value", TypeSet.ANY).operand("storage", AsyncTypes.VALUE), 1)
        .typeFrom(matches, "storage", "value", ValueType::valueOf), "$value `,` $storage attr-dict `:` custom<Storage>(type($storage))");
    add(storage(declare("runtime.load").operand("storage", AsyncTypes.VALUE).result("result", TypeSet.ANY), 0)
        .typeFrom(matches, "storage", "result", ValueType::valueOf), "$storage attr-dict `:` custom<Storage>(type($storage))");
    for (String name : List.of("add_ref", "drop_ref")) {
      add(declare("runtime." + name).operand("operand", AsyncTypes.ANY).attr("count", COUNT), "$operand attr-dict `:` type($operand)");
    }
    add(declare("runtime.num_worker_threads").result("result", TypeSets.INDEX), "attr-dict `:` type($result)");
  }

  private RuntimeOps() {}

  static OpDef<?>[] all() {
    return ALL.toArray(OpDef<?>[]::new);
  }

  private static OpDefBuilder<RuntimeOp> declare(String name) {
    return OpDef.of("async." + name, RuntimeOp.class, RuntimeOp::new);
  }

  private static OpDef<RuntimeOp> add(OpDefBuilder<RuntimeOp> declaration, String format) {
    OpDef<RuntimeOp> made = declaration.assembly(format).build();
    ALL.add(made);
    return made;
  }

  private static void coroutines() {
    TypeSet id = AsyncTypes.COROUTINE_ID;
    TypeSet handle = AsyncTypes.COROUTINE_HANDLE;
    add(declare("coro.id").result("id", id), "attr-dict");
    add(declare("coro.begin").operand("id", id).result("handle", handle), "$id attr-dict");
    add(declare("coro.free").operand("id", id).operand("handle", handle), "$id `,` $handle attr-dict");
    add(declare("coro.end").operand("handle", handle), "$handle attr-dict");
    add(declare("coro.save").operand("handle", handle).result("state", AsyncTypes.COROUTINE_STATE), "$handle attr-dict");
  }

  private static void groups() {
    add(declare("add_to_group").operand("operand", AsyncTypes.VALUE_OR_TOKEN).operand("group", AsyncTypes.GROUP).result("rank", TypeSets.INDEX),
        "$operand `,` $group `:` type($operand) attr-dict");
    add(declare("runtime.create_group").operand("size", TypeSets.INDEX).result("result", AsyncTypes.GROUP),
        "$size `:` type($result) attr-dict");
    add(declare("runtime.add_to_group").operand("operand", AsyncTypes.VALUE_OR_TOKEN).operand("group", AsyncTypes.GROUP)
        .result("rank", TypeSets.INDEX), "$operand `,` $group attr-dict `:` type($operand)");
  }

  /** The type of an operand that must be a value: {@code <f32>}, or in full. */
  private static OpDefBuilder<RuntimeOp> storage(OpDefBuilder<RuntimeOp> declaration, int operand) {
    return declaration.directive("Storage", Directive.of(RuntimeOps::parseStorage, (op, out) -> printStorage(op, operand, out)));
  }

  private static void parseStorage(OpParser p, FormatState<RuntimeOp> state) {
    int start = p.loc();
    Type type = p.isNext("<") ? ValueType.parse(p) : p.acceptType();
    if (!(type instanceof ValueType)) p.seek(start);
    state.types("storage").add(type instanceof ValueType ? type : ValueType.parse(p));
  }

  private static void printStorage(RuntimeOp op, int operand, OpPrinter out) {
    out.text("<").type(ValueType.valueOf(op.operand(operand).type())).text(">");
  }
}
