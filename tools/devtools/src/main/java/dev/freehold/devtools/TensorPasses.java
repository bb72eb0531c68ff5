// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import dev.freehold.fuzz.tensor.TensorProgram;
import java.util.List;
import java.util.stream.Stream;

/** Random tensor programs and the passes on which they are executed: bufferization, deallocation, and what people run around them. */
final class TensorPasses {
  private static final String BOUNDARIES = "--one-shot-bufferize=bufferize-function-boundaries";
  static final List<List<String>> FLAGS = List.of(List.of(BOUNDARIES), List.of(BOUNDARIES + " allow-return-allocs-from-loops"),
      List.of(BOUNDARIES + " allow-return-allocs-from-loops function-boundary-type-conversion=identity-layout-map"),
      List.of(BOUNDARIES + " copy-before-write"),
      List.of(BOUNDARIES + " allow-return-allocs-from-loops analysis-heuristic=bottom-up-from-terminators"),
      List.of(BOUNDARIES + " test-analysis-only print-conflicts allow-return-allocs-from-loops"),
      List.of("--eliminate-empty-tensors", "--empty-tensor-to-alloc-tensor", BOUNDARIES + " allow-return-allocs-from-loops"),
      List.of(BOUNDARIES + " allow-return-allocs-from-loops analysis-heuristic=fuzzer analysis-fuzzer-seed=7"),
      List.of("--one-shot-bufferize=allow-return-allocs-from-loops unknown-type-conversion=identity-layout-map"),
      List.of("--one-shot-bufferize=dialect-filter=tensor,bufferization allow-unknown-ops allow-return-allocs-from-loops"));
  private static final String BUFFERIZE = "--one-shot-bufferize=bufferize-function-boundaries allow-return-allocs-from-loops";
  private static final String DEALLOCATE = "--buffer-deallocation-pipeline";
  static final List<List<String>> PIPELINES = List.of(List.of(BUFFERIZE, DEALLOCATE), List.of(BUFFERIZE, "--last-use-buffer-deallocation-pipeline"));
  /** The options of One-Shot Bufferize, with a deallocation of what it allocates. */
  private static final List<List<String>> OPTIONS = Stream.of("copy-before-write", "analysis-heuristic=bottom-up-from-terminators",
      "analysis-heuristic=top-down", "analysis-heuristic=fuzzer analysis-fuzzer-seed=7", "function-boundary-type-conversion=identity-layout-map",
      "function-boundary-type-conversion=fully-dynamic-layout-map", "unknown-type-conversion=identity-layout-map", "buffer-alignment=16",
      "check-parallel-regions=false", "no-analysis-func-filter=f0,f1")
      .flatMap(
          option -> Stream.of(List.of(BUFFERIZE + " " + option, DEALLOCATE), List.of("--eliminate-empty-tensors", "--empty-tensor-to-alloc-tensor",
              BUFFERIZE + " " + option, "--last-use-buffer-deallocation-pipeline")))
      .toList();
  /** What people run around bufferization: on tensors, and on what has become of them. */
  static final List<List<String>> CONVERSIONS = List.of(List.of("--inline"), List.of("--inline", BUFFERIZE, DEALLOCATE, "--convert-linalg-to-loops"),
      List.of(BUFFERIZE, DEALLOCATE, "--convert-linalg-to-loops", "--lower-affine", "--convert-scf-to-cf"),
      List.of(BUFFERIZE, DEALLOCATE, "--convert-linalg-to-affine-loops", "--lower-affine", "--convert-scf-to-cf"),
      List.of(BUFFERIZE, "--convert-linalg-to-parallel-loops", "--scf-forall-to-parallel", "--last-use-buffer-deallocation-pipeline"),
      List.of(BUFFERIZE, "--scf-forall-to-for", DEALLOCATE, "--convert-scf-to-cf", "--inline"));

  static final ProgramKind KIND =
      new ProgramKind("tensors", TensorProgram::text, 14, FLAGS,
          GeneralPasses.and(Stream.of(PIPELINES, OPTIONS, CONVERSIONS).flatMap(List::stream).toList()));

  private TensorPasses() {}
}
