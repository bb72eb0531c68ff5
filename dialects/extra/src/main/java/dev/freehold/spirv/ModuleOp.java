// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.dialects.syntax.StructAttr;
import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Region;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.SymbolTable;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.iface.IsolatedFromAbove;
import dev.freehold.ir.iface.NoTerminator;
import dev.freehold.ir.iface.SingleBlock;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import dev.freehold.ir.text.Printing;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A program: {@code spirv.module @name Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> { … }}. */
public final class ModuleOp extends Op implements IsolatedFromAbove, NoTerminator, SingleBlock, SymbolTable, Symbol {
  private static final String ADDRESSING = "addressing_model";
  private static final String MEMORY = "memory_model";
  private static final String VCE = "vce_triple";

  public static final OpDef<ModuleOp> DEF = OpDef.of("spirv.module", ModuleOp.class, ModuleOp::new)
      .attr(ADDRESSING, SpirvEnums.ADDRESSING.set())
      .attr(MEMORY, SpirvEnums.MEMORY_MODEL.set())
      .optionalAttr(VCE, VceAttr.SET)
      .optionalAttr(Symbol.NAME, AttrSets.STRING)
      .region("body", OpDef.RegionKind.ANY)
      .traits(Traits.NO_REGION_ARGUMENTS)
      .syntax(OpSyntax.of(ModuleOp::parse, ModuleOp::print))
      .build();

  private ModuleOp(OpState<?> state) {
    super(state);
  }

  /** The program that an operation belongs to, or null. */
  static @Nullable ModuleOp around(Op op) {
    Op around = op.parentOp();
    while (around != null && !(around instanceof ModuleOp)) around = around.parentOp();
    return (ModuleOp) around;
  }

  @Override
  public boolean isOptionalSymbol() {
    return true;
  }

  @Override
  protected void verifyRegions(Checker check) {
    if (region("body").isEmpty()) return;
    Set<EntryPoint> entryPoints = new HashSet<>();
    for (Op op = region("body").entryBlock().first(); op != null && !check.failed(); op = op.next()) {
      if (!isOurs(op)) check.errorOf(op, "'spirv.module' can only contain spirv.* ops");
      else if (op.name().equals("spirv.EntryPoint")) verifyEntryPoint(op, entryPoints, check);
      else if (op instanceof FuncOp function) verifyFunction(function, check);
    }
  }

  private record EntryPoint(String function, String model) {}

  private static boolean isOurs(Op op) {
    return op.def().dialect().equals("spirv");
  }

  private void verifyEntryPoint(Op op, Set<EntryPoint> others, Checker check) {
    String function = op.attr("fn", SymbolRefAttr.class).root();
    if (!(check.symbols().lookup(this, function) instanceof FuncOp)) {
      check.errorOf(op, "function '" + function + "' not found in 'spirv.module'");
      return;
    }
    for (Attribute each : op.attr("interface", ArrayAttr.class).elements()) {
      String fault = interfaceFault((SymbolRefAttr) each, check);
      if (fault == null) continue;
      check.errorOf(op, fault);
      return;
    }
    boolean first = others.add(new EntryPoint(function, SpirvVerifier.keywords(op, "execution_model").keywords()));
    if (!first) check.errorOf(op, "duplicate of a previous EntryPointOp");
  }

  private @Nullable String interfaceFault(SymbolRefAttr variable, Checker check) {
    if (!variable.nested().isEmpty()) {
      return "expected symbol reference for interface specification instead of '" + Printing.toString(variable);
    }
    boolean known = check.symbols().lookup(this, variable.root()) instanceof GlobalOp global && global.def() == GlobalOp.VARIABLE;
    return known ? null : "expected spirv.GlobalVariable symbol reference instead of'" + Printing.toString(variable) + "'";
  }

  private static void verifyFunction(FuncOp function, Checker check) {
    boolean imported = function.attr("linkage_attributes") instanceof StructAttr linkage
        && linkage.parameter("linkage_type") instanceof SpirvEnumAttr type && type.has("Import");
    if (function.isDeclaration() && !imported) {
      check.errorOf(function, "'spirv.module' cannot contain external functions without 'Import' linkage_attributes (LinkageAttributes)");
      return;
    }
    for (Block block = function.body().first(); block != null; block = block.next()) {
      for (Op op = block.first(); op != null; op = op.next()) {
        if (isOurs(op)) continue;
        check.errorOf(op, "functions in 'spirv.module' can only contain spirv.* ops");
        return;
      }
    }
  }

  private static void parse(OpParser p, OpState<ModuleOp> state) {
    String name = p.acceptSymbolName();
    if (name != null) state.attr(Symbol.NAME, StringAttr.of(name));
    state.attr(ADDRESSING, SpirvEnums.ADDRESSING.keyword(p)).attr(MEMORY, SpirvEnums.MEMORY_MODEL.keyword(p));
    if (p.accept("requires")) state.attr(VCE, p.attribute(VceAttr.class, null));
    p.attrDictWithKeyword(state);
    Region body = p.region(List.of());
    p.addBlockIfMissing(body);
    state.regions(body);
  }

  private static void print(ModuleOp op, OpPrinter out) {
    if (op.symbolName() != null) out.text(" ").symbolName(op.symbolName());
    out.text(" " + op.attr(ADDRESSING, SpirvEnumAttr.class).keywords() + " " + op.attr(MEMORY, SpirvEnumAttr.class).keywords());
    if (op.attr(VCE) != null) out.text(" requires ").attr(op.attr(VCE));
    out.attrDictWithKeyword(op, ADDRESSING, MEMORY, Symbol.NAME, VCE).text(" ").region(op.region("body"), false, true);
  }
}
