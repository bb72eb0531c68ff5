// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.analysis;

import dev.freehold.func.FuncOp;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.DictAttr;
import java.util.ArrayList;
import java.util.List;

/** Attributes of arguments of functions. */
public final class ArgumentAttrs {
  private ArgumentAttrs() {}

  /** Sets all attributes of one argument. */
  public static void set(FuncOp function, int argument, DictAttr attrs, Rewriter rewriter) {
    List<Attribute> all = new ArrayList<>();
    boolean any = false;
    for (int i = 0; i < function.functionType().inputs().size(); i++) {
      DictAttr own = i == argument ? attrs : function.argumentAttrs(i);
      any |= !own.isEmpty();
      all.add(own);
    }
    rewriter.setProp(function, "arg_attrs", any ? ArrayAttr.of(all) : null);
  }
}
