// SPDX-License-Identifier: Apache-2.0
package dev.freehold.func;

import dev.freehold.convention.BufferConvention;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.iface.AffineScope;
import dev.freehold.ir.iface.AutomaticAllocationScope;
import dev.freehold.ir.iface.DefaultDialect;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.text.OpSyntax;
import java.util.List;
import java.util.stream.IntStream;

/** A function, or the declaration of one: {@code func.func @name(%x: i32) -> i32 { … }}. */
public final class FuncOp extends Op implements FunctionLike, AutomaticAllocationScope, AffineScope, DefaultDialect {
  public static final OpDef<FuncOp> DEF = OpDef.of("func.func", FuncOp.class, FuncOp::new)
      .attr("sym_name", AttrSets.SYMBOL_NAME)
      .attr("function_type", AttrSets.FUNCTION_TYPE)
      .optionalAttr("sym_visibility", AttrSets.STRING)
      .optionalAttr("arg_attrs", AttrSets.DICT_ARRAY)
      .optionalAttr("res_attrs", AttrSets.DICT_ARRAY)
      .optionalAttr("no_inline", AttrSets.UNIT)
      .region("body", OpDef.RegionKind.ANY)
      .syntax(OpSyntax.of(FunctionSyntax::parse, FunctionSyntax::print))
      .build();

  private FuncOp(OpState<?> state) {
    super(state);
  }

  @Override
  public boolean mayFreeArguments() {
    BufferConvention convention = new BufferConvention(this);
    return IntStream.range(0, functionType().inputs().size()).anyMatch(convention::frees);
  }

  /** A function whose body is empty: a declaration, unless blocks are added. */
  public static OpState<FuncOp> of(String name, FunctionType type) {
    Region body = new Region();
    return DEF.state().attr("sym_name", StringAttr.of(name)).attr("function_type", new TypeAttr(type)).regions(body);
  }

  /** The attributes of argument {@code i}. */
  public DictAttr argumentAttrs(int i) {
    return attrsAt("arg_attrs", i);
  }

  /** The attributes of result {@code i}. */
  public DictAttr resultAttrs(int i) {
    return attrsAt("res_attrs", i);
  }

  private DictAttr attrsAt(String name, int i) {
    return attr(name) instanceof ArrayAttr all ? (DictAttr) all.elements().get(i) : DictAttr.EMPTY;
  }

  /** The arguments of the entry block; none in a declaration. */
  public List<Value.Argument> arguments() {
    Block entry = body().first();
    return entry == null ? List.of() : entry.arguments();
  }
}
