// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.patterns;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Walk;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.linalg.NamedOp;
import dev.freehold.linalg.StructuredOp;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The forms of structured operations, found from their definitions: what the verifier accepts. */
final class LinalgForms {
  private static final int MOST_OPERANDS = 4;
  private static final int MOST_RANK = 2;
  private static final List<List<String>> ELEMENTS =
      List.of(List.of("i8"), List.of("f32"), List.of("i1", "i8"), List.of("i8", "i8", "i32"), List.of("f64", "f64", "i32"));
  /** Operations whose maps may be other than the usual ones: the ranks of the operands. */
  private static final Map<String, List<Integer>> CONTRACTIONS =
      Map.of("linalg.matmul", List.of(2, 2, 2), "linalg.batch_matmul", List.of(3, 3, 3), "linalg.batch_reduce_matmul", List.of(3, 3, 2));

  private final Registry registry;

  LinalgForms(Registry registry) {
    this.registry = registry;
  }

  /** The forms of an operation; none if it is not structured, or has no usual maps. */
  List<LinalgForm> of(OpDef<?> def) {
    List<LinalgForm> forms = new ArrayList<>();
    for (List<AffineMap> maps : maps(def)) {
      for (String attributes : attributes(def)) {
        for (List<String> elements : ELEMENTS) {
          if (elements.size() > maps.size()) continue;
          LinalgForm form = valid(new LinalgForm(def.name(), attributes, maps, elements));
          if (form != null) forms.add(form);
        }
      }
    }
    return forms;
  }

  /** Maps of the ranks that the operands may have. */
  private static List<List<AffineMap>> maps(OpDef<?> def) {
    if (CONTRACTIONS.containsKey(def.name())) return List.of(CONTRACTIONS.get(def.name()).stream().map(AffineMap::identity).toList());
    if (def.kind() != NamedOp.class) return List.of();
    List<AffineMap> known = NamedOp.plainMaps(def);
    if (!known.isEmpty()) return List.of(known);
    List<List<AffineMap>> all = new ArrayList<>();
    for (int rank = 0; rank <= MOST_RANK; rank++) {
      for (int count = 2; count <= MOST_OPERANDS; count++) all.add(Collections.nCopies(count, AffineMap.identity(rank)));
      all.add(List.of(new AffineMap(rank, 0, List.of()), AffineMap.identity(rank)));
    }
    return all;
  }

  /** Windows that have gaps, or no attributes. */
  private static List<String> attributes(OpDef<?> def) {
    if (def.props().stream().noneMatch(prop -> prop.name().equals("strides"))) return List.of("");
    List<String> all = new ArrayList<>(List.of(""));
    for (int windows = 1; windows <= 3; windows++) {
      String type = " : tensor<" + windows + "xi64>";
      all.add("{strides = dense<2>" + type + ", dilations = dense<1>" + type + "}");
      all.add("{strides = dense<1>" + type + ", dilations = dense<2>" + type + "}");
    }
    return all;
  }

  /** The form with the maps that the operation has with its attributes; null if the verifier refuses it. */
  private @Nullable LinalgForm valid(LinalgForm form) {
    List<String> names = new ArrayList<>();
    List<String> types = new ArrayList<>();
    StringBuilder arguments = new StringBuilder();
    for (int i = 0; i < form.maps().size(); i++) {
      names.add("%a" + i);
      types.add(form.isScalar(i) ? form.element(i) : "tensor<" + "?x".repeat(form.maps().get(i).numResults()) + form.element(i) + ">");
      arguments.append(i == 0 ? "" : ", ").append("%a").append(i).append(": ").append(types.getLast());
    }
    String text = "func.func @f(" + arguments + ") {\n%r = " + form.line(names, types) + "return\n}\n";
    Op module = Texts.valid(new NamedProgram("form", text), registry);
    if (module == null) return null;
    List<AffineMap> maps = new ArrayList<>();
    module.walkPreOrder(op -> {
      if (op instanceof StructuredOp structured) maps.addAll(structured.indexingMaps());
      return Walk.ADVANCE;
    });
    return new LinalgForm(form.name(), form.attributes(), maps, form.elements());
  }
}
