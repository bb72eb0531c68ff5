// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

import java.util.ArrayList;
import java.util.List;

/**
 * What a module holds, chosen before anything is written.
 *
 * @param executable whether statements avoid what is undefined when it is run
 */
record ModulePlan(Profile profile, boolean executable, RandomSource dice, TypeChooser types, List<Global> globals, List<Signature> functions) {

  static ModulePlan choose(Profile profile, boolean executable, RandomSource dice) {
    var types = new TypeChooser(dice, profile);
    var plan = new ModulePlan(profile, executable, dice, types, new ArrayList<>(), new ArrayList<>());
    plan.chooseGlobals();
    plan.chooseFunctions();
    return plan;
  }

  private void chooseGlobals() {
    if (!profile.weights().containsKey(Construct.GLOBAL)) {
      return;
    }
    int count = dice.between(0, 2);
    for (int i = 0; i < count; i++) {
      var dims = dice.chance(20) ? List.<Integer>of() : List.of(dice.pick(2, 4));
      var element = dice.pick(Scalar.F32, Scalar.I32, Scalar.INDEX);
      globals.add(new Global("g" + i, new Buffer(dims, element, null, types.space())));
    }
  }

  private void chooseFunctions() {
    int count = dice.between(profile.fewestFunctions(), profile.mostFunctions());
    for (int i = 0; i < count; i++) {
      boolean external = i > 0 && dice.chance(profile.externalPercent());
      boolean hidden = external || i > 0 && dice.chance(50);
      functions.add(new Signature("f" + i, hidden, external, params(), types.carried(2)));
    }
  }

  /** Conditions and sizes that are no constants keep the folder from emptying the program. */
  private List<Type> params() {
    var params = new ArrayList<Type>();
    if (dice.chance(85)) {
      params.add(Scalar.I1);
    }
    if (dice.chance(70)) {
      params.add(Scalar.INDEX);
    }
    params.addAll(types.carried(3));
    return params;
  }

  /** Functions with a body; at least one, as the first is never external. */
  long defined() {
    return functions.stream().filter(f -> !f.external()).count();
  }
}
