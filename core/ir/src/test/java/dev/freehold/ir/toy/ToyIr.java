// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.toy;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Region;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.TypeAttr;
import java.util.List;

/** Programs of the toy dialect that are built, not read. */
public final class ToyIr {
  public static final Registry REGISTRY = Registry.of(new ToyOpsDialect());

  private ToyIr() {}

  /** An empty module. */
  public static ModuleOp module() {
    ModuleOp module = Rewriter.createDetached(ModuleOp.DEF.state().at(Location.UNKNOWN).regions(new Region()));
    new Rewriter(REGISTRY).createBlock(module.bodyRegion());
    return module;
  }

  /** A function without results at the end of a module; its body is a block that takes {@code inputs}. */
  public static ToyOps.Func function(ModuleOp module, String name, Type... inputs) {
    Region body = new Region();
    new Rewriter(REGISTRY).createBlock(body, null, List.of(inputs), Location.UNKNOWN);
    return new Rewriter(REGISTRY).atEnd(module.body()).create(ToyOps.Func.DEF.state().attr("sym_name", StringAttr.of(name))
        .attr("function_type", TypeAttr.of(FunctionType.of(List.of(inputs), List.of()))).regions(body));
  }

  /** Values of some types: the arguments of a block that is nowhere. */
  public static List<Value> values(Type... types) {
    Block block = new Block();
    Rewriter rewriter = new Rewriter(REGISTRY);
    for (Type type : types) rewriter.addArgument(block, type, Location.UNKNOWN);
    return List.copyOf(block.arguments());
  }

  /** A region of empty blocks. */
  public static Region region(int blocks) {
    Region region = new Region();
    for (int i = 0; i < blocks; i++) new Rewriter(REGISTRY).createBlock(region);
    return region;
  }
}
