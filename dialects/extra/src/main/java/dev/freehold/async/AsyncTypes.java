// SPDX-License-Identifier: Apache-2.0
package dev.freehold.async;

import dev.freehold.ir.attribute.TypeSet;

/** Type constraints of the dialect's operations, with the reference's descriptions. */
final class AsyncTypes {
  static final TypeSet TOKEN = TypeSet.only("async token type", AsyncType.TOKEN);
  static final TypeSet VALUE = TypeSet.of("async value type", ValueType.class::isInstance);
  static final TypeSet GROUP = TypeSet.only("async group type", AsyncType.GROUP);
  static final TypeSet VALUE_OR_TOKEN = VALUE.or(TOKEN);
  static final TypeSet ANY = VALUE_OR_TOKEN.or(GROUP);
  static final TypeSet COROUTINE_ID = TypeSet.only("switched-resume coroutine identifier", AsyncType.COROUTINE_ID);
  static final TypeSet COROUTINE_HANDLE = TypeSet.only("coroutine handle", AsyncType.COROUTINE_HANDLE);
  static final TypeSet COROUTINE_STATE = TypeSet.only("saved coroutine state", AsyncType.COROUTINE_STATE);

  private AsyncTypes() {}
}
