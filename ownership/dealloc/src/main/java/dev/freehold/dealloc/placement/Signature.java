// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.placement;

import dev.freehold.func.FuncOp;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.builtin.TypeAttr;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/** What a function takes and gives, with the attributes of each: a draft, until it is written back. */
final class Signature {
  private final FuncOp function;
  private final List<Type> inputs;
  private final List<DictAttr> inputAttrs = new ArrayList<>();
  private final List<Type> results;
  private final List<DictAttr> resultAttrs = new ArrayList<>();

  Signature(FuncOp function) {
    this.function = function;
    inputs = new ArrayList<>(function.functionType().inputs());
    results = new ArrayList<>(function.functionType().results());
    for (int i = 0; i < inputs.size(); i++) inputAttrs.add(function.argumentAttrs(i));
    for (int i = 0; i < results.size(); i++) resultAttrs.add(function.resultAttrs(i));
  }

  void addInput(Type type, DictAttr attrs) {
    inputs.add(type);
    inputAttrs.add(attrs);
  }

  DictAttr resultAttrs(int i) {
    return resultAttrs.get(i);
  }

  void eraseResults(IntPredicate dead) {
    keep(results, dead);
    keep(resultAttrs, dead);
  }

  private static <T> void keep(List<T> list, IntPredicate dead) {
    List<T> kept = new ArrayList<>();
    for (int i = 0; i < list.size(); i++) {
      if (!dead.test(i)) kept.add(list.get(i));
    }
    list.clear();
    list.addAll(kept);
  }

  void write(Rewriter rewriter) {
    rewriter.setAttr(function, "function_type", new TypeAttr(FunctionType.of(inputs, results)));
    rewriter.setAttr(function, "arg_attrs", dictionaries(inputAttrs));
    rewriter.setAttr(function, "res_attrs", dictionaries(resultAttrs));
  }

  private static @Nullable Attribute dictionaries(List<DictAttr> attrs) {
    for (DictAttr each : attrs) {
      if (!each.isEmpty()) return ArrayAttr.of(attrs);
    }
    return null;
  }
}
