// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import dev.freehold.ir.OpDef.Prop;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The inherent attributes of a kind of operation, and their indices by name. */
final class PropertyLayout {
  /** What older programs call properties. */
  private static final Map<String, String> LEGACY_NAMES =
      Map.of(OpDef.OPERAND_SEGMENTS, "operand_segment_sizes", OpDef.RESULT_SEGMENTS, "result_segment_sizes");

  private final List<Prop> props;
  private final List<String> names;
  private final int[] byName;
  private final Map<String, Integer> indices = new HashMap<>();
  private final Set<String> nativeProperties = new HashSet<>();

  /** {@code operandSegments} and {@code resultSegments} are the indices of the properties of that name, or -1. */
  PropertyLayout(List<Prop> props, int operandSegments, int resultSegments) {
    this.props = List.copyOf(props);
    names = props.stream().map(Prop::name).toList();
    for (int i = 0; i < props.size(); i++) {
      indices.put(props.get(i).name(), i);
      if (props.get(i).isNumber()) nativeProperties.add(props.get(i).name());
    }
    byName = new TreeMap<>(indices).values().stream().mapToInt(Integer::intValue).toArray();
    addLegacyName(operandSegments);
    addLegacyName(resultSegments);
  }

  private void addLegacyName(int property) {
    if (property >= 0) indices.put(LEGACY_NAMES.get(names.get(property)), property);
  }

  List<Prop> props() {
    return props;
  }

  List<String> names() {
    return names;
  }

  /** The indices in the order of the names. */
  int[] byName() {
    return byName;
  }

  /** The index of a property, by its present or an older name, or -1. */
  int propertyIndex(String name) {
    return props.isEmpty() ? -1 : indices.getOrDefault(name, -1);
  }

  /** The names of the properties that are no attributes in the reference. */
  Set<String> nativeProperties() {
    return nativeProperties;
  }
}
