// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.arith;

import dev.freehold.arith.ConstantOp;
import dev.freehold.bufferize.Bufferizer;
import dev.freehold.bufferize.NotBufferizable;
import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.text.Printing;
import dev.freehold.memref.GlobalOp;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.StringJoiner;

/** The globals of constants: at the start of the module, newest first, one for each value. */
final class ConstantGlobals {
  /** What makes two globals the same. */
  private record Key(Attribute value, long alignment) {}

  private final Map<Key, GlobalOp> known = new HashMap<>();

  private ConstantGlobals(Block body) {
    for (Op op : body) {
      if (!(op instanceof GlobalOp global) || global.initialValue() == null) continue;
      long alignment = global.prop("alignment") instanceof IntegerAttr number ? number.longValue() : 0;
      known.putIfAbsent(new Key(Objects.requireNonNull(global.initialValue()), alignment), global);
    }
  }

  /** The global of a constant, which is made where there is none. */
  static GlobalOp of(ConstantOp constant, MemRefType type, Bufferizer to) {
    ModuleOp module = constant.parentOfType(ModuleOp.class);
    if (module == null) throw NotBufferizable.silently();
    Block body = module.region().entryBlock();
    ConstantGlobals globals = to.shared(ConstantGlobals.class, module, () -> new ConstantGlobals(body));
    Key key = new Key(constant.value(), to.options().bufferAlignment());
    GlobalOp global = globals.known.get(key);
    if (global == null) globals.known.put(key, global = make(constant, type, module, to));
    return global;
  }

  private static GlobalOp make(ConstantOp constant, MemRefType type, ModuleOp module, Bufferizer to) {
    Rewriter rewriter = to.rewriter();
    Rewriter.Point here = rewriter.point();
    long alignment = to.options().bufferAlignment();
    GlobalOp global = rewriter.atStart(module.region().entryBlock()).create(GlobalOp.DEF.state().at(constant.location())
        .prop("sym_name", StringAttr.of(name(type))).prop("sym_visibility", StringAttr.of("private")).prop("type", new TypeAttr(type))
        .prop("initial_value", constant.value()).prop("constant", UnitAttr.INSTANCE)
        .prop("alignment", alignment == 0 ? null : IntegerAttr.i64(alignment)));
    to.symbols().insert(module, global, rewriter);
    rewriter.at(here);
    return global;
  }

  private static String name(MemRefType type) {
    StringJoiner sizes = new StringJoiner("x", "__constant_", "x");
    Shape shape = type.shape();
    for (int i = 0; i < shape.rank(); i++) sizes.add(Long.toString(shape.size(i)));
    return sizes + Printing.toString(type.element());
  }
}
