// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import dev.freehold.ir.OpDef.Prop;
import dev.freehold.ir.attribute.Attribute;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The inherent attributes of a kind of operation, and their indices by name. */
final class PropertyLayout {
  /** What older programs call properties. */
  private static final Map<String, String> LEGACY_NAMES =
      Map.of(OpDef.OPERAND_SEGMENTS, "operand_segment_sizes", OpDef.RESULT_SEGMENTS, "result_segment_sizes");
  private static final PropertyLayout NONE = new PropertyLayout(List.of(), List.of(), new int[0], new Attribute[0], Map.of(), Set.of());

  private final List<Prop> props;
  private final List<String> names;
  private final int[] byName;
  private final @Nullable Attribute[] defaults;
  private final Map<String, Integer> indices;
  private final Set<String> nativeProperties;

  private PropertyLayout(
      List<Prop> props, List<String> names, int[] byName, @Nullable Attribute[] defaults, Map<String, Integer> indices,
      Set<String> nativeProperties) {
    this.props = props;
    this.names = names;
    this.byName = byName;
    this.defaults = defaults;
    this.indices = indices;
    this.nativeProperties = nativeProperties;
  }

  /** {@code operandSegments} and {@code resultSegments} are the indices of the properties of that name, or -1. */
  static PropertyLayout of(List<Prop> props, int operandSegments, int resultSegments) {
    if (props.isEmpty()) return NONE;
    List<String> names = new ArrayList<>();
    Map<String, Integer> indices = new HashMap<>();
    Set<String> nativeProperties = new HashSet<>();
    for (Prop prop : props) {
      indices.put(prop.name(), names.size());
      names.add(prop.name());
      if (prop.isNumber()) nativeProperties.add(prop.name());
    }
    Attribute[] defaults = new Attribute[props.size()];
    for (int i = 0; i < defaults.length; i++) defaults[i] = props.get(i).implied() ? null : props.get(i).defaultValue();
    int[] byName = new int[props.size()];
    int next = 0;
    for (int index : new TreeMap<>(indices).values()) byName[next++] = index;
    addLegacyName(operandSegments, names, indices);
    addLegacyName(resultSegments, names, indices);
    return new PropertyLayout(List.copyOf(props), List.copyOf(names), byName, defaults, indices, nativeProperties);
  }

  private static void addLegacyName(int property, List<String> names, Map<String, Integer> indices) {
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

  int count() {
    return defaults.length;
  }

  /** By index; not to be changed. */
  @Nullable
  Attribute[] defaults() {
    return defaults;
  }

  /** The index of a property, by its present or an older name, or -1. */
  int propertyIndex(String name) {
    return indices.getOrDefault(name, -1);
  }

  /** The names of the properties that are no attributes in the reference. */
  Set<String> nativeProperties() {
    return nativeProperties;
  }
}
