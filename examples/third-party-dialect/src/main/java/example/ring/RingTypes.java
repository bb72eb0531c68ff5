// SPDX-License-Identifier: Apache-2.0
package example.ring;

import dev.freehold.ir.attribute.TypeSet;

/** The sets of types that operations of the dialect take, as messages name them. */
final class RingTypes {
  static final TypeSet BOX = TypeSet.of("box", BoxType.class::isInstance);

  private RingTypes() {}
}
