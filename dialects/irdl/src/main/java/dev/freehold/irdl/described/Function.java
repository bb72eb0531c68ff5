// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl.described;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.irdl.constraint.Misdescription;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A function ({@code freehold.function}): named by {@code sym_name}, of the type in {@code function_type}, with one region. */
record Function() implements Behaviour {
  private static final String KEYWORD = "function";
  private static final String TYPE = "function_type";

  static @Nullable Function read(Definition definition) throws Misdescription {
    if (!definition.isSet(KEYWORD)) return null;
    definition.requireAttribute(KEYWORD, FunctionLike.NAME);
    definition.requireAttribute(KEYWORD, TYPE);
    if (definition.regions().size() != 1) throw definition.wrong(KEYWORD, "requires exactly one region, the body");
    return new Function();
  }

  @Override
  public List<Class<?>> interfaces() {
    return List.of(FunctionLike.class);
  }

  @Override
  public void verify(Op op, Checker check) {
    boolean fits = op.attr(TYPE) instanceof TypeAttr(FunctionType type);
    if (!fits) check.error("requires attribute '" + TYPE + "' to be a function type");
  }
}
