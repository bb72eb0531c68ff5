// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.dialects.syntax.NamesSegments;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.memref.MemRefTypes;
import java.util.ArrayList;
import java.util.List;

/** Calls of a library for sparse matrices: {@code %m, %token = gpu.create_csr async [%t] %rows, %cols, %nnz, %p, %i, %v : …}. */
public final class SparseOp extends Op implements NamesSegments {
  static final List<OpDef<SparseOp>> DEFS = new ArrayList<>();

  private static final AttrSet MODE = GpuEnums.TRANSPOSE.set("transpose mode of sparse matrix supported by sparse tensor ops");
  private static final String A = " (`{` $modeA^ `}`)?";
  private static final String B = " (`{` $modeB^ `}`)?";

  static {
    matrices();
    handles();
    products();
    productsOfSparse();
  }

  private SparseOp(OpState<?> state) {
    super(state);
  }

  private static OpDefBuilder<SparseOp> define(String name) {
    return AsyncDependencies.in(OpDef.of("gpu." + name, SparseOp.class, SparseOp::new)).operands("asyncDependencies", AsyncTokenType.SET);
  }

  private static void add(OpDefBuilder<SparseOp> builder, String text) {
    DEFS.add(builder.optionalResult("asyncToken", AsyncTokenType.SET)
        .assembly("custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) " + text).build());
  }

  /** Matrices in one of the formats of the library. */
  private static void matrices() {
    create("create_coo", List.of("rows", "cols", "nnz"), List.of("rowIdxs", "colIdxs", "values"));
    create("create_coo_aos", List.of("rows", "cols", "nnz"), List.of("idxs", "values"));
    create("create_csr", List.of("rows", "cols", "nnz"), List.of("rowPos", "colIdxs", "values"));
    create("create_csc", List.of("rows", "cols", "nnz"), List.of("colPos", "rowIdxs", "values"));
    create("create_bsr", List.of("brows", "bcols", "bnnz", "rBlockSize", "cBlockSize"), List.of("bRowPos", "bColIdxs", "values"));
  }

  private static void create(String name, List<String> sizes, List<String> buffers) {
    OpDefBuilder<SparseOp> builder = define(name);
    List<String> operands = new ArrayList<>();
    List<String> types = new ArrayList<>();
    for (String size : sizes) {
      builder.operand(size, TypeSets.INDEX);
      operands.add("$" + size);
    }
    for (String buffer : buffers) {
      builder.operand(buffer, MemRefTypes.RANKED);
      operands.add("$" + buffer);
      types.add("type($" + buffer + ")");
    }
    add(builder.result("spmat", SparseHandleType.MATRICES),
        String.join(" `,` ", operands) + " attr-dict `:` " + String.join(" `,` ", types));
  }

  private static void handles() {
    add(define("create_2to4_spmat").operand("rows", TypeSets.INDEX).operand("cols", TypeSets.INDEX)
        .defaultAttr("pruneFlag", GpuEnums.PRUNE.set("pruning strategy for 2:4 sparse matrix"), GpuEnums.PRUNE.of("PRUNE_AND_CHECK"))
        .operand("memref", MemRefTypes.RANKED)
        .result("spMat", SparseHandleType.MATRICES), "`{` $pruneFlag `}` $rows `,` $cols `,` $memref attr-dict `:` type($memref)");
    add(define("create_dn_tensor").operand("memref", MemRefTypes.RANKED).operands("dims", TypeSets.INDEX).operandSegments()
        .result("dnTensor", SparseHandleType.DENSE_TENSORS), "$memref `,` $dims attr-dict `:` type($dims) `into` type($memref)");
    add(define("destroy_dn_tensor").operand("dnTensor", SparseHandleType.DENSE_TENSORS), "$dnTensor attr-dict");
    add(define("destroy_sp_mat").operand("spmat", SparseHandleType.MATRICES), "$spmat attr-dict");
    add(define("set_csr_pointers").operand("spmat", SparseHandleType.MATRICES).operand("positions", MemRefTypes.RANKED)
        .operand("coordinates", MemRefTypes.RANKED).operand("values", MemRefTypes.RANKED),
        "$spmat `,` $positions `,` $coordinates `,` $values attr-dict `:` type($positions) `,` type($coordinates) `,` type($values)");
    add(define("spmat_get_size").operand("spmat", SparseHandleType.MATRICES).result("rows", TypeSets.INDEX).result("cols", TypeSets.INDEX)
        .result("nnz", TypeSets.INDEX), "$spmat attr-dict");
    add(define("spgemm_create_descr").result("desc", SparseHandleType.PRODUCTS), "attr-dict");
    add(define("spgemm_destroy_descr").operand("desc", SparseHandleType.PRODUCTS), "$desc attr-dict");
  }

  /** Products of a sparse matrix and something dense, and of dense matrices where a sparse one has entries. */
  private static void products() {
    String vector = "$spmatA" + A + " `,` $dnX `,` $dnY ";
    add(vector("spmv_buffer_size").result("bufferSz", TypeSets.INDEX), vector + "attr-dict `into` $computeType");
    add(vector("spmv").operand("buffer", MemRefTypes.RANKED), vector + "`,` $buffer attr-dict `:` type($buffer) `into` $computeType");
    String matrix = "$spmatA" + A + " `,` $dnmatB" + B + " `,` $dnmatC ";
    add(product("spmm_buffer_size").operand("spmatA", SparseHandleType.MATRICES).operand("dnmatB", SparseHandleType.DENSE_TENSORS)
        .operand("dnmatC", SparseHandleType.DENSE_TENSORS).results("bufferSzs", TypeSets.INDEX).resultSegments(),
        matrix + "attr-dict `:` type($bufferSzs) `into` $computeType");
    add(product("spmm").operand("spmatA", SparseHandleType.MATRICES).operand("dnmatB", SparseHandleType.DENSE_TENSORS)
        .operand("dnmatC", SparseHandleType.DENSE_TENSORS).operands("buffers", MemRefTypes.RANKED).operandSegments(),
        matrix + "`,` $buffers attr-dict `:` type($buffers) `into` $computeType");
    String sampled = "$dnmatA" + A + " `,` $dnmatB" + B + " `,` $spmatC ";
    add(sampled("sddmm_buffer_size").result("bufferSz", TypeSets.INDEX), sampled + "attr-dict `into` $computeType");
    add(sampled("sddmm").operand("buffer", MemRefTypes.RANKED), sampled + "`,` $buffer attr-dict `:` type($buffer) `into` $computeType");
  }

  private static OpDefBuilder<SparseOp> vector(String name) {
    return mode(define(name), "modeA").operand("spmatA", SparseHandleType.MATRICES).operand("dnX", SparseHandleType.DENSE_TENSORS)
        .operand("dnY", SparseHandleType.DENSE_TENSORS).attr("computeType", AttrSets.TYPE);
  }

  private static OpDefBuilder<SparseOp> sampled(String name) {
    return product(name).operand("dnmatA", SparseHandleType.DENSE_TENSORS).operand("dnmatB", SparseHandleType.DENSE_TENSORS)
        .operand("spmatC", SparseHandleType.MATRICES);
  }

  private static OpDefBuilder<SparseOp> product(String name) {
    return mode(mode(define(name), "modeA"), "modeB").attr("computeType", AttrSets.TYPE);
  }

  private static OpDefBuilder<SparseOp> mode(OpDefBuilder<SparseOp> builder, String name) {
    return builder.defaultAttr(name, MODE, GpuEnums.TRANSPOSE.of("NON_TRANSPOSE"));
  }

  private static void productsOfSparse() {
    String operands = "$spmatA" + A + " `,` $spmatB" + B + " `,` $spmatC `,` $desc ";
    add(ofSparse("spgemm_copy"), operands + "attr-dict `:` $computeType");
    add(ofSparse("spgemm_work_estimation_or_compute").operand("bufferSz", TypeSets.INDEX).operand("buffer", MemRefTypes.RANKED)
        .attr("kind", GpuEnums.PHASE.set("choose whether spgemm_work_estimation_or_compute does work estimation or compute"))
        .result("bufferSzNew", TypeSets.INDEX),
        "`{` $kind `}` " + operands + "`,` $bufferSz `,` $buffer attr-dict `:` $computeType `into` type($buffer)");
  }

  private static OpDefBuilder<SparseOp> ofSparse(String name) {
    return product(name).operand("desc", SparseHandleType.PRODUCTS).operand("spmatA", SparseHandleType.MATRICES)
        .operand("spmatB", SparseHandleType.MATRICES).operand("spmatC", SparseHandleType.MATRICES);
  }
}
