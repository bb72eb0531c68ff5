// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.PropertyCode;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.DictAttr;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Checks inherent attributes that the text gives. */
final class InherentAttrs {
  private InherentAttrs() {}

  /** What is wrong with the first attribute, by name, of a dictionary that the definition does not allow; null where all is well. */
  static @Nullable String misfit(OpDef<?> def, DictAttr attrs) {
    if (attrs.isEmpty()) return null;
    for (int i : def.propsByName()) {
      OpDef.Prop prop = def.props().get(i);
      Attribute value = attrs.get(prop.name());
      if (value == null || prop.isNumber() || isSegments(def, i) || prop.values().contains(value)) continue;
      return "'" + def.name() + "' op attribute '" + prop.name() + "' failed to satisfy constraint: " + prop.values().description();
    }
    return null;
  }

  /** What the reference says of the first property that is not of the kind that its definition demands; null where all are. */
  static @Nullable String wrongKind(OpState<?> state) {
    OpDef<?> def = state.def();
    for (int property : def.propsByName()) {
      if (isSegments(def, property) || isOfKind(state, property)) continue;
      if (def.props().get(property).code() == PropertyCode.OPTIONAL_NUMBER) return wrongOptional(state.prop(property));
      AttrSet.Storage storage = def.props().get(property).values().storage();
      if (storage != null) return "expected " + storage.wanted();
      Attribute wrong = Objects.requireNonNull(state.prop(property), "what is absent is not wrong");
      return "Invalid attribute `" + def.props().get(property).name() + "` in property conversion: " + Printing.toString(wrong);
    }
    for (int property : new int[] {def.operandSegmentsProperty(), def.resultSegmentsProperty()}) {
      if (property >= 0 && !isOfKind(state, property)) return wrongSegments(def, property, state.prop(property));
    }
    return null;
  }

  private static boolean isOfKind(OpState<?> state, int property) {
    Attribute value = state.prop(property);
    return value == null || state.def().props().get(property).values().kind().test(value);
  }

  private static String wrongOptional(@Nullable Attribute value) {
    if (!(value instanceof ArrayAttr array)) return "expected optional properties to materialize as arrays";
    return array.size() > 1 ? "expected optional properties to become 0- or 1-element arrays" : "expected IntegerAttr for key `value`";
  }

  private static String wrongSegments(OpDef<?> def, int property, @Nullable Attribute value) {
    if (!(value instanceof DenseArrayAttr sizes) || !AttrSets.DENSE_I32_ARRAY.contains(value)) return "expected DenseI32ArrayAttr for key `value`";
    int groups = (property == def.operandSegmentsProperty() ? def.operandSegmentDefs() : def.resultSegmentDefs()).size();
    return "size mismatch in attribute conversion: " + sizes.size() + " vs " + groups;
  }

  private static boolean isSegments(OpDef<?> def, int property) {
    return property == def.operandSegmentsProperty() || property == def.resultSegmentsProperty();
  }
}
