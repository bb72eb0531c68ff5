// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.Trait;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.TypeSet;
import java.util.ArrayList;
import java.util.List;

/** Operations of several invocations together: barriers, atomics, reductions, shuffles. */
final class Groups {
  static final List<OpDef<?>> DEFS = new ArrayList<>();
  private static final AttrSet SCOPE = SpirvEnums.SCOPE.set();
  private static final AttrSet SEMANTICS = SpirvEnums.SEMANTICS.set();
  private static final AttrSet OPERATION = SpirvEnums.GROUP_OPERATION.set();
  private static final TypeSet BALLOT = Sets.vector(Sets.UNSIGNED, 4);

  static {
    barriers();
    atomics();
    groups();
    nonUniform();
  }

  private Groups() {}

  private static void barriers() {
    DEFS.add(barrier("ControlBarrier").traits(SpirvVerifier.oneOrder("memory_semantics"))
        .assembly("$execution_scope `,` $memory_scope `,` $memory_semantics attr-dict").build());
    for (String name : List.of("INTEL.ControlBarrierArrive", "INTEL.ControlBarrierWait")) {
      DEFS.add(barrier(name).assembly("$execution_scope $memory_scope $memory_semantics attr-dict").build());
    }
    DEFS.add(SpirvOp.define("MemoryBarrier").attr("memory_scope", SCOPE).attr("memory_semantics", SEMANTICS)
        .traits(SpirvVerifier.oneOrder("memory_semantics")).assembly("$memory_scope `,` $memory_semantics attr-dict").build());
  }

  private static OpDefBuilder<SpirvOp> barrier(String name) {
    return SpirvOp.define(name).attr("execution_scope", SCOPE).attr("memory_scope", SCOPE).attr("memory_semantics", SEMANTICS);
  }

  private static void atomics() {
    for (String name : List.of("AtomicAnd", "AtomicIAdd", "AtomicISub", "AtomicOr", "AtomicSMax", "AtomicSMin", "AtomicXor",
        "AtomicUMax", "AtomicUMin")) {
      DEFS.add(pointed(atomic(name).operand("value", Sets.INTEGER).traits(MemoryVerifier.INTEGER_BEHIND), Sets.INTEGER, "value", "result"));
    }
    DEFS.add(pointed(atomic("AtomicExchange").operand("value", Sets.NUMBER), Sets.NUMBER, "value", "result"));
    DEFS.add(pointed(atomic("EXT.AtomicFAdd").operand("value", Sets.FLOAT).traits(MemoryVerifier.FLOAT_BEHIND), Sets.FLOAT, "result", "value"));
    for (String name : List.of("AtomicIDecrement", "AtomicIIncrement")) {
      DEFS.add(pointed(atomic(name).traits(MemoryVerifier.INTEGER_BEHIND), Sets.INTEGER, "result"));
    }
    for (String name : List.of("AtomicCompareExchange", "AtomicCompareExchangeWeak")) {
      DEFS.add(related(SpirvOp.define(name).operand("pointer", SpirvType.POINTER).attr("memory_scope", SCOPE).attr("equal_semantics", SEMANTICS)
          .attr("unequal_semantics", SEMANTICS).operand("value", Sets.INTEGER).operand("comparator", Sets.INTEGER).result("result", Sets.INTEGER),
          "result", "value", "comparator")
          .assembly("$memory_scope $equal_semantics $unequal_semantics operands attr-dict `:` type($pointer)").build());
    }
  }

  private static OpDefBuilder<SpirvOp> atomic(String name) {
    return SpirvOp.define(name).operand("pointer", SpirvType.POINTER).attr("memory_scope", SCOPE).attr("semantics", SEMANTICS);
  }

  private static OpDef<?> pointed(OpDefBuilder<SpirvOp> op, TypeSet types, String... values) {
    return related(op.result("result", types), values)
        .assembly("$memory_scope $semantics operands attr-dict `:` type($pointer)").build();
  }

  private static OpDefBuilder<SpirvOp> related(OpDefBuilder<SpirvOp> op, String... values) {
    for (String value : values) op.typeFrom("`" + value + "` type matches pointee type of `pointer`", "pointer", value, Sets::pointee);
    return op;
  }

  private static void groups() {
    for (String name : List.of("GroupFAdd", "GroupFMax", "GroupFMin", "KHR.GroupFMul")) group(name, Sets.FLOATS);
    for (String name : List.of("GroupIAdd", "GroupSMax", "GroupSMin", "GroupUMax", "GroupUMin", "KHR.GroupIMul")) group(name, Sets.INTEGERS);
    DEFS.add(scoped(SpirvOp.pure("GroupBroadcast")).operand("value", Sets.ANY).operand("localid", Sets.INTEGERS).result("result", Sets.ANY)
        .sameType("value", "result").traits(GroupVerifier.WORKGROUP_OR_SUBGROUP, GroupVerifier.SHORT_ID)
        .assembly("$execution_scope operands attr-dict `:` type($value) `,` type($localid)").build());
    DEFS.add(SpirvOp.define("KHR.SubgroupBallot").operand("predicate", Sets.BOOL).result("result", Sets.vector(Sets.ANY_32, 4))
        .assembly("$predicate attr-dict `:` type($result)").build());
    DEFS.add(SpirvOp.define("INTEL.SubgroupBlockRead").operand("ptr", SpirvType.POINTER).result("value", Sets.ANY)
        .traits((op, check) -> MemoryVerifier.verifyBlock(op, op.result().type(), check))
        .assembly("$ptr attr-dict `:` type($ptr) `->` type($value)").build());
  }

  private static void group(String name, TypeSet types) {
    DEFS.add(scoped(SpirvOp.pure(name)).attr("group_operation", OPERATION).operand("x", types).result("result", types).sameType("x", "result")
        .traits(GroupVerifier.WORKGROUP_OR_SUBGROUP)
        .assembly("$execution_scope $group_operation operands attr-dict `:` type($x)").build());
  }

  private static <O extends Op> OpDefBuilder<O> scoped(OpDefBuilder<O> op) {
    return op.attr("execution_scope", SCOPE);
  }

  private static OpDefBuilder<SpirvOp> nonUniform(String name) {
    return scoped(SpirvOp.define("GroupNonUniform" + name));
  }

  private static void nonUniform() {
    for (String name : List.of("BitwiseAnd", "BitwiseOr", "BitwiseXor", "IAdd", "IMul", "SMax", "SMin", "UMax", "UMin")) reduce(name, Sets.INTEGERS);
    for (String name : List.of("FAdd", "FMax", "FMin", "FMul")) reduce(name, Sets.FLOATS);
    for (String name : List.of("LogicalAnd", "LogicalOr", "LogicalXor")) reduce(name, Sets.BOOLS);
    for (String name : List.of("All", "Any")) {
      DEFS.add(nonUniform(name).operand("predicate", Sets.BOOL).result("result", Sets.BOOL).traits(GroupVerifier.SUBGROUP)
          .assembly("$execution_scope $predicate attr-dict `:` type($result)").build());
    }
    DEFS.add(nonUniform("AllEqual").operand("value", Sets.ANY_VALUES).result("result", Sets.BOOL).traits(GroupVerifier.SUBGROUP)
        .assembly("$execution_scope $value attr-dict `:` type($value) `,` type($result)").build());
    DEFS.add(nonUniform("Ballot").operand("predicate", Sets.BOOL).result("result", BALLOT).traits(GroupVerifier.WORKGROUP_OR_SUBGROUP)
        .assembly("$execution_scope $predicate attr-dict `:` type($result)").build());
    DEFS.add(nonUniform("BallotBitCount").attr("group_operation", OPERATION).operand("value", Sets.vector(Sets.UNSIGNED_32, 4))
        .result("result", Sets.UNSIGNED).traits(GroupVerifier.SUBGROUP)
        .assembly("$execution_scope $group_operation $value attr-dict `:` type($value) `->` type($result)").build());
    for (String name : List.of("BallotFindLSB", "BallotFindMSB")) {
      DEFS.add(nonUniform(name).operand("value", BALLOT).result("result", Sets.UNSIGNED).traits(GroupVerifier.WORKGROUP_OR_SUBGROUP)
          .assembly("$execution_scope $value attr-dict `:` type($value) `,` type($result)").build());
    }
    DEFS.add(nonUniform("Elect").result("result", Sets.BOOL).traits(GroupVerifier.WORKGROUP_OR_SUBGROUP)
        .assembly("$execution_scope attr-dict `:` type($result)").build());
    DEFS.add(nonUniform("QuadSwap").operand("value", Sets.ANY_VALUES).operand("direction", Sets.UNSIGNED).result("result", Sets.ANY_VALUES)
        .sameType("value", "result").traits(GroupVerifier.SUBGROUP)
        .assembly("$execution_scope $value $direction attr-dict `:` type($value) `,` type($direction)").build());
    shuffle("Broadcast", Sets.ANY, "id", Sets.ANY, GroupVerifier.CONSTANT_ID);
    shuffle("Shuffle", Sets.SCALAR_OR_VECTOR, "id", Sets.SCALAR_OR_VECTOR, GroupVerifier.UNSIGNED);
    shuffle("ShuffleXor", Sets.SCALAR_OR_VECTOR, "mask", Sets.ANY, GroupVerifier.UNSIGNED);
    for (String name : List.of("ShuffleDown", "ShuffleUp")) shuffle(name, Sets.SCALAR_OR_VECTOR, "delta", Sets.ANY, GroupVerifier.UNSIGNED);
    DEFS.add(scoped(SpirvOp.pure("GroupNonUniformRotateKHR")).operand("value", Sets.ANY_VALUES).operand("delta", Sets.UNSIGNED)
        .optionalOperand("cluster_size", Sets.UNSIGNED).result("result", Sets.ANY_VALUES).sameType("value", "result")
        .traits(GroupVerifier.WORKGROUP_OR_SUBGROUP, GroupVerifier.CLUSTER)
        .assembly("$execution_scope $value `,` $delta (`,` `cluster_size` `(` $cluster_size^ `)`)? attr-dict "
            + "`:` type($value) `,` type($delta) (`,` type($cluster_size)^)? `->` type(results)")
        .build());
  }

  private static void reduce(String name, TypeSet types) {
    DEFS.add(nonUniform(name).attr("group_operation", OPERATION).operand("value", types).optionalOperand("cluster_size", Sets.INTEGER)
        .result("result", types).traits(GroupVerifier.WORKGROUP_OR_SUBGROUP, GroupVerifier.REDUCTION)
        .assembly("$execution_scope $group_operation $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict "
            + "`:` type($value) (`,` type($cluster_size)^)? `->` type(results)")
        .build());
  }

  private static void shuffle(String name, TypeSet values, String by, TypeSet results, Trait constraint) {
    DEFS.add(scoped(SpirvOp.pure("GroupNonUniform" + name)).operand("value", values).operand(by, Sets.INTEGER).result("result", results)
        .sameType("value", "result").traits(GroupVerifier.WORKGROUP_OR_SUBGROUP, constraint)
        .assembly("$execution_scope operands attr-dict `:` type($value) `,` type($" + by + ")").build());
  }
}
