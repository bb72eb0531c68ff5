// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.ArrayList;
import java.util.List;

/** Pointers, and what is done with the memory behind them. */
final class Memory {
  static final List<OpDef<?>> DEFS = new ArrayList<>();
  private static final AttrSet ALIGNMENT = AttrSets.confined(AttrSets.positive(AttrSets.I32), "and whose value is a power of two > 0",
      attr -> Long.bitCount(((IntegerAttr) attr).longValue()) == 1);
  private static final String[] ACCESS = {"memory_access", "alignment"};
  private static final String[] SOURCE_ACCESS = {"source_memory_access", "source_alignment"};

  static {
    DEFS.add(SpirvOp.pure("AccessChain").operand("base_ptr", SpirvType.POINTER).operands("indices", Sets.INTEGER)
        .result("component_ptr", SpirvType.POINTER).traits(MemoryVerifier.chain(1))
        .assembly("$base_ptr `[` $indices `]` attr-dict `:` type($base_ptr) `,` type($indices) `->` type(results)")
        .canonicalize("chain", SpirvPatterns::chain).build());
    for (String name : List.of("InBoundsPtrAccessChain", "PtrAccessChain")) {
      DEFS.add(SpirvOp.pure(name).operand("base_ptr", SpirvType.POINTER).operand("element", Sets.INTEGER).operands("indices", Sets.INTEGER)
          .result("result", SpirvType.POINTER).traits(MemoryVerifier.chain(2))
          .assembly("$base_ptr `[` $element (`,` $indices^)? `]` attr-dict `:` type($base_ptr) `,` type($element) (`,` type($indices)^)? "
              + "`->` type($result)")
          .build());
    }
    DEFS.add(accessing(SpirvOp.define("Load").operand("ptr", SpirvType.POINTER)
        .traits((op, check) -> MemoryVerifier.verifyValue(op, op.result().type(), check)), ACCESS).result("value", Sets.ANY)
        .syntax(OpSyntax.of(Memory::parseLoad, Memory::printLoad)).build());
    DEFS.add(accessing(SpirvOp.define("Store").operand("ptr", SpirvType.POINTER).operand("value", Sets.ANY)
        .traits((op, check) -> MemoryVerifier.verifyValue(op, op.operand("value").type(), check)), ACCESS)
        .syntax(OpSyntax.of(Memory::parseStore, Memory::printStore)).build());
    DEFS.add(accessing(accessing(SpirvOp.define("CopyMemory").operand("target", SpirvType.POINTER).operand("source", SpirvType.POINTER)
        .traits(MemoryVerifier.SAME_POINTEES), ACCESS), SOURCE_ACCESS).syntax(OpSyntax.of(Memory::parseCopy, Memory::printCopy)).build());
    DEFS.add(SpirvOp.define("INTEL.SubgroupBlockWrite").operand("ptr", SpirvType.POINTER).operand("value", Sets.ANY)
        .traits((op, check) -> MemoryVerifier.verifyBlock(op, op.operand(1).type(), check))
        .syntax(OpSyntax.of(Memory::parseBlockWrite, Memory::printBlockWrite)).build());
    cooperative();
  }

  private Memory() {}

  private static OpDefBuilder<SpirvOp> accessing(OpDefBuilder<SpirvOp> op, String[] names) {
    return op.optionalAttr(names[0], SpirvEnums.MEMORY_ACCESS.set()).optionalAttr(names[1], ALIGNMENT)
        .traits(MemoryVerifier.access(names[0], names[1]));
  }

  /** {@code ["Aligned", 4]}, where present. */
  private static void parseAccess(OpParser p, OpState<?> state, String[] names) {
    if (!p.accept("[")) return;
    SpirvEnumAttr access = SpirvEnums.MEMORY_ACCESS.quoted(p, names[0]);
    state.attr(names[0], access);
    if (access.has("Aligned")) {
      p.expect(",");
      state.attr(names[1], p.attribute(IntegerType.I32));
    }
    p.expect("]");
  }

  private static void printAccess(Op op, OpPrinter out, String[] names) {
    if (!(op.attr(names[0]) instanceof SpirvEnumAttr access)) return;
    out.text(" [\"" + access.keywords() + "\"");
    if (op.attr(names[1]) instanceof Attribute alignment) out.text(", ").attrWithoutType(alignment);
    out.text("]");
  }

  private static String storageOf(Op op, int operand) {
    return " \"" + ((SpirvType.Pointer) op.operand(operand).type()).storage() + "\" ";
  }

  private static void parseLoad(OpParser p, OpState<SpirvOp> state) {
    String storage = SpirvEnums.STORAGE_CLASS.quoted(p).keywords();
    OpParser.Operand from = p.expectOperand();
    parseAccess(p, state, ACCESS);
    p.attrDict(state);
    p.expect(":");
    Type type = p.expectType();
    state.operands(p.resolve(from, new SpirvType.Pointer(type, storage))).results(type);
  }

  private static void printLoad(SpirvOp op, OpPrinter out) {
    out.text(storageOf(op, 0)).operand(op.operand("ptr"));
    printAccess(op, out, ACCESS);
    out.attrDict(op, ACCESS).text(" : ").type(op.result().type());
  }

  private static void parseStore(OpParser p, OpState<SpirvOp> state) {
    int loc = p.loc();
    String storage = SpirvEnums.STORAGE_CLASS.quoted(p).keywords();
    List<OpParser.Operand> operands = p.operandList(2);
    parseAccess(p, state, ACCESS);
    p.expect(":");
    Type type = p.expectType();
    state.operands(p.resolve(operands, List.of(new SpirvType.Pointer(type, storage), type), loc));
  }

  /** The attributes come last although the format has no directive for them. */
  private static void printStore(SpirvOp op, OpPrinter out) {
    out.text(storageOf(op, 0)).operand(op.operand("ptr")).text(", ").operand(op.operand("value"));
    printAccess(op, out, ACCESS);
    out.text(" : ").type(op.operand("value").type()).attrDict(op, ACCESS);
  }

  private static void parseCopy(OpParser p, OpState<SpirvOp> state) {
    String targetStorage = SpirvEnums.STORAGE_CLASS.quoted(p).keywords();
    OpParser.Operand target = p.expectOperand();
    p.expect(",");
    String sourceStorage = SpirvEnums.STORAGE_CLASS.quoted(p).keywords();
    OpParser.Operand source = p.expectOperand();
    parseAccess(p, state, ACCESS);
    if (p.accept(",")) parseAccess(p, state, SOURCE_ACCESS);
    p.expect(":");
    Type type = p.expectType();
    p.attrDict(state);
    state.operands(p.resolve(target, new SpirvType.Pointer(type, targetStorage)), p.resolve(source, new SpirvType.Pointer(type, sourceStorage)));
  }

  /** The access to the source is printed like that to the target where it is not given itself. */
  private static void printCopy(SpirvOp op, OpPrinter out) {
    out.text(" " + storageOf(op, 0)).operand(op.operand("target")).text(", " + storageOf(op, 1)).operand(op.operand("source"));
    printAccess(op, out, ACCESS);
    String[] source = op.attr(SOURCE_ACCESS[0]) != null ? SOURCE_ACCESS : ACCESS;
    out.text(", ");
    printAccess(op, out, source);
    out.attrDict(op, ACCESS[0], ACCESS[1], SOURCE_ACCESS[0], SOURCE_ACCESS[1]);
    out.text(" : ").type(Sets.pointee(op.operand("target").type()));
  }

  private static void parseBlockWrite(OpParser p, OpState<SpirvOp> state) {
    int loc = p.loc();
    String storage = SpirvEnums.STORAGE_CLASS.quoted(p).keywords();
    List<OpParser.Operand> operands = p.operandList(2);
    p.expect(":");
    Type type = p.expectType();
    Type pointee = type instanceof VectorType vector ? vector.element() : type;
    state.operands(p.resolve(operands, List.of(new SpirvType.Pointer(pointee, storage), type), loc));
  }

  /** The reference leaves the storage class out, though it reads one. */
  private static void printBlockWrite(SpirvOp op, OpPrinter out) {
    out.text(" ").operand(op.operand(0)).text(", ").operand(op.operand(1)).text(" : ").type(op.operand(1).type());
  }

  private static void cooperative() {
    DEFS.add(SpirvOp.pure("KHR.CooperativeMatrixLength").attr("cooperative_matrix_type", AttrSets.typeOf(SpirvType.COOPERATIVE))
        .result("result", Sets.INT_32).assembly("attr-dict `:` $cooperative_matrix_type").build());
    DEFS.add(placed(SpirvOp.define("KHR.CooperativeMatrixLoad").operand("pointer", SpirvType.POINTER)).result("result", SpirvType.COOPERATIVE)
        .assembly(
            "$pointer `,` $stride `,` $matrix_layout (`,` $memory_operand^)? (`,` $alignment^)? attr-dict `:` type(operands) `->` type($result)")
        .build());
    DEFS.add(placed(SpirvOp.define("KHR.CooperativeMatrixStore").operand("pointer", SpirvType.POINTER).operand("object", SpirvType.COOPERATIVE))
        .assembly("$pointer `,` $object `,` $stride `,` $matrix_layout (`,` $memory_operand^)? (`,` $alignment^)? attr-dict `:` type(operands)")
        .build());
    DEFS.add(SpirvOp.pure("KHR.CooperativeMatrixMulAdd").operand("a", SpirvType.COOPERATIVE).operand("b", SpirvType.COOPERATIVE)
        .operand("c", SpirvType.COOPERATIVE).optionalAttr("matrix_operands", SpirvEnums.COOP_OPERANDS.set()).result("result", SpirvType.COOPERATIVE)
        .sameType("c", "result").traits(MatrixVerifier.ADDED_PRODUCT)
        .assembly("$a `,` $b `,` $c (`,` $matrix_operands^)? attr-dict `:` type($a) `,` type($b) `->` type($c)").build());
  }

  private static OpDefBuilder<SpirvOp> placed(OpDefBuilder<SpirvOp> op) {
    return op.traits(MatrixVerifier::verifyPlace).operand("stride", Sets.INTEGER).attr("matrix_layout", SpirvEnums.COOP_LAYOUT.set())
        .optionalAttr("memory_operand", SpirvEnums.MEMORY_ACCESS.set()).optionalAttr("alignment", ALIGNMENT);
  }
}
