// SPDX-License-Identifier: Apache-2.0
package dev.freehold.sparsetensor;

import dev.freehold.ir.attribute.Type;
import java.util.ArrayList;
import java.util.List;

/** The buffers that a tensor is stored in, besides that of its values. */
final class StorageLayout {
  private StorageLayout() {}

  /** The element types of the buffers, in their order. */
  static List<Type> fieldTypes(EncodingAttr encoding) {
    List<Type> types = new ArrayList<>();
    int first = encoding.firstCoordinateLevel();
    for (int i = 0; i < encoding.levelCount(); i++) {
      Level.Format format = encoding.levels().get(i).format();
      if (format == Level.Format.COMPRESSED || format == Level.Format.LOOSE_COMPRESSED) types.add(encoding.positionType());
      // Levels behind the first of those share its buffer.
      if (i <= first && format != Level.Format.DENSE && format != Level.Format.BATCH) types.add(encoding.coordinateType());
    }
    return types;
  }
}
