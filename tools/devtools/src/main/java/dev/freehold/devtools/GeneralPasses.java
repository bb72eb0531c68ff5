// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import java.util.List;
import java.util.stream.Stream;

/** Passes that take programs of any kind. */
final class GeneralPasses {
  /** A pass that specializes private functions for their callers. */
  static final String INTERPROCEDURAL = "--sccp";
  private static final String LICM = "--loop-invariant-code-motion";
  private static final String LOWER = "--lower-affine";
  private static final String BRANCHES = "--convert-scf-to-cf";
  private static final List<List<String>> ALL = List.of(List.of("--cse"), List.of(LICM), List.of("--inline"), List.of("--canonicalize"),
      List.of("--canonicalize=top-down=false region-simplify=aggressive"), List.of("--canonicalize=region-simplify=disabled max-iterations=1"),
      List.of("--canonicalize=max-num-rewrites=7"), List.of(BRANCHES), List.of(LOWER), List.of("--convert-linalg-to-loops"),
      List.of("--convert-linalg-to-affine-loops", LOWER), List.of("--convert-linalg-to-parallel-loops", BRANCHES), List.of("--scf-forall-to-for"),
      List.of("--scf-forall-to-parallel"), List.of("--memref-expand"), List.of("--expand-strided-metadata"), List.of("--fold-memref-alias-ops"),
      List.of(INTERPROCEDURAL), List.of("--eliminate-empty-tensors"),
      List.of("--empty-tensor-to-alloc-tensor"), List.of("--buffer-hoisting"), List.of("--buffer-loop-hoisting"),
      List.of("--promote-buffers-to-stack"), List.of("--promote-buffers-to-stack=max-alloc-size-in-bytes=16 max-rank-of-allocated-memref=2"),
      List.of("--inline", LICM, "--cse", BRANCHES), List.of("--canonicalize", "--inline", "--canonicalize", LOWER, BRANCHES, "--canonicalize"));

  private GeneralPasses() {}

  /** The general passes, and those of a kind of programs. */
  static List<List<String>> and(List<List<String>> others) {
    return Stream.concat(ALL.stream(), others.stream()).distinct().toList();
  }
}
